// Lists unreadable texts and unreachable controls of the page, each as a text.
(() => {
	const faults = new Set(), page = document.documentElement;
	const modal = [...document.querySelectorAll("dialog[open]")].filter((d) => d.matches(":modal")).at(-1);
	const scope = modal ?? document.body;
	const styles = new Map();
	const style = (e) => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
	const veils = new Map(); // whether an element is for screen readers only
	const veiled = (e) => e !== null && (veils.get(e) ?? veils.set(e, style(e).clipPath.startsWith("inset(50%") || veiled(e.parentElement)).get(e));
	const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) && !veiled(e);
	const name = (e) => e.dataset?.act ?? e.name ?? (e.className?.baseVal ?? e.className ?? "").split(" ")[0] ?? e.localName;
	const words = (e) => name(e) + " " + JSON.stringify((e.textContent || e.value || "").trim().slice(0, 40));
	const px = Math.round;
	const bar = (e) => (!e || e === modal ? null : /fixed|sticky/.test(style(e).position) ? e : bar(e.parentElement));

	// Sideways scrolling
	const inside = [...scope.querySelectorAll("main, section, form, nav, .sheet-body, .panel")].filter(seen);
	for (const e of [modal ? modal : page, ...inside]) {
		const over = e.scrollWidth - e.clientWidth;
		if (e.clientWidth > 0 && over > 1 && (e === page || style(e).overflowX !== "visible")) faults.add(`${name(e)} is ${px(over)} px too wide`);
	}

	// Texts that are cut, and texts that are larger than their button
	const large = innerWidth < 20 * parseFloat(style(page).fontSize) || style(page).letterSpacing !== "normal";
	const range = document.createRange(), texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const node = texts.currentNode, parent = node.parentElement;
		if (!/\S/.test(node.data) || parent.closest("svg, option, textarea, script, style, template, noscript, .plies, .board") || !seen(parent)) continue;
		// Words that break without a hyphen, except in a very large or spaced text
		for (const { 0: word, index } of large ? [] : node.data.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			const [first, ...others] = range.getClientRects();
			if (!word.includes("\u00ad") && others.some((rect) => rect.top > first.top + first.height / 2)) faults.add(`${words(parent)}: ${word} is broken`);
		}
		range.selectNodeContents(node);
		const em = parseFloat(style(parent).fontSize);
		for (const { left, right, top, bottom } of range.getClientRects()) {
			const middle = [(left + right) / 2, (top + bottom) / 2];
			let across = true, down = true; // whether scrolling cannot reach the cut part
			// Whether no ancestor hides the middle.
			let shown = style(parent).pointerEvents !== "none";
			for (let e = parent; e && e !== document.body; e = e.parentElement) {
				const s = style(e), b = e.getBoundingClientRect();
				if (s.display === "inline" || s.display === "contents") continue;
				// Edges can be between pixels.
				shown &&= s.overflow === "visible" || (b.left < middle[0] && b.right > middle[0] && b.top < middle[1] - 1 && b.bottom > middle[1] + 1);
				across &&= !/auto|scroll/.test(s.overflowX);
				down &&= !/auto|scroll/.test(s.overflowY);
				const x = Math.max(b.left - left, right - b.right), y = Math.max(b.top - top, bottom - b.bottom);
				const cut = (s.overflowX !== "visible" && across && x > 1.5) || (s.overflowY !== "visible" && down && y > em * 0.3);
				// A text that is completely hidden is not cut.
				const whole = x >= right - left || y >= bottom - top;
				if (cut && !whole) faults.add(`${words(parent)}: ${px(Math.max(x, y))} px are cut by ${name(e)}`);
				if (e.matches("button, summary, .button, kbd") && parseFloat(s.borderTopWidth) > 0 && (x > 2 || y > em * 0.3)) {
					faults.add(`${words(parent)}: ${px(Math.max(x, y))} px leave ${name(e)}`);
				}
				if (s.position === "fixed") break;
			}
			if (across && right > left && (left < -1.5 || right > innerWidth + 1.5)) faults.add(`${words(parent)} leaves the screen sideways`);
			const on = shown && document.elementFromPoint(...middle);
			if (on && !bar(on) && !on.contains(parent) && !parent.contains(on) && !on.closest("label, .select, .file")?.contains(parent)) {
				faults.add(`${words(parent)} is under ${name(on)}`);
			}
		}
	}

	// Controls that are off the screen or covered, wherever the page is scrolled
	const scrolling = () => [page, ...scope.querySelectorAll(":not(svg *)")].filter((e) => e.scrollTop || e.scrollLeft);
	const scrolled = scrolling().map((e) => [e, e.scrollLeft, e.scrollTop]);
	const edge = (e) => {
		const b = e.getBoundingClientRect(), x = (b.left + b.right) / 2;
		return [[x, b.top + 3], [x, b.bottom - 3], [b.left + 3, (b.top + b.bottom) / 2], [b.right - 3, (b.top + b.bottom) / 2]];
	};
	const control = "button, a[href], input:not([type=hidden]), select, textarea, summary";
	const covered = (e) => edge(e).filter(([x, y]) => {
		const on = document.elementFromPoint(x, y), own = [e, ...(e.labels ?? [])];
		if (!on || own.some((o) => o.contains(on) || on.contains(o))) return false;
		return (on.closest(control) ?? bar(on))?.contains(e) === false;
	}).length;
	const fits = (e) => { const b = e.getBoundingClientRect(); return b.width <= innerWidth && b.height <= innerHeight - 8; };
	const onScreen = (e) => { const b = e.getBoundingClientRect(); return b.left >= -1 && b.right <= innerWidth + 1 && b.top >= -1 && b.bottom <= innerHeight + 1; };
	const holes = [...scope.querySelectorAll("[data-board] [data-hole]")].map((e) => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width > 4);
	const most = (side) => holes.reduce((a, b) => (side(b[1]) > side(a[1]) ? b : a), holes[0]);
	const outer = holes.length === 0 ? [] : [most((b) => b.right), most((b) => -b.left), most((b) => b.bottom), most((b) => -b.top)].map(([e]) => e);
	const controls = [...scope.querySelectorAll(control)]
		.filter((e) => seen(e) && !e.closest("[inert], svg, .plies, .graph, .carried") && e.getBoundingClientRect().width > 4);
	for (const e of controls) {
		const { width, height } = (e.labels?.[0] ?? e).getBoundingClientRect();
		if (Math.min(width, height) < 23.5 && style(e).display !== "inline") faults.add(`${words(e)} is only ${px(width)}×${px(height)} px`);
	}
	// A page that nearly fits is not scrolled before use.
	const nearly = page.scrollHeight - innerHeight;
	// Tools stay on such a page, and their labels stay apart.
	for (const tools of large || modal ? [] : scope.querySelectorAll(".acts, .doors")) {
		if (!seen(tools)) continue;
		const low = tools.getBoundingClientRect().bottom - innerHeight;
		if (low > 1 && nearly <= innerHeight / 5) faults.add(`${name(tools)} ends ${px(low)} px below the screen`);
		[...tools.querySelectorAll(":scope > .act > span")].filter(seen).reduce((was, e) => {
			range.selectNodeContents(e);
			const box = range.getBoundingClientRect();
			if (was && box.left > was.right && box.left - was.right < 3.5) faults.add(`${words(e)} touches the label before`);
			return box;
		}, null);
	}
	for (const e of [...controls, ...new Set(outer)]) {
		if (onScreen(e)) {
			const under = covered(e);
			if (under === 0) continue;
			if (!modal && under < 4 && nearly > 0 && nearly <= innerHeight / 5) faults.add(`${words(e)} is half covered, the page scrolls by ${nearly} px`);
		}
		e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
		if (fits(e) && !onScreen(e)) faults.add(`${words(e)} can't be scrolled to`);
		else if (fits(e) && covered(e) > 0) faults.add(`${words(e)} is covered`);
	}
	for (const e of scrolling()) e.scrollTo({ left: 0, top: 0, behavior: "instant" });
	for (const [e, left, top] of scrolled) e.scrollTo({ left, top, behavior: "instant" });
	return [...faults];
})()
