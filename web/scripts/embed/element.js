// <kulami-board game="k1/…"> shows a game on any page, in an iframe with the height of its board.
// The script comes from the folder of the game:
//
//   <script src="https://…/embed.js" async></script>
//   <kulami-board game="k1/…" theme="dark"></kulami-board>
//
// The content of the element is visible only without the script. Its other attributes are the
// options of embed.html: theme, wood, marbles, lang, coordinates, start and autoplay. aria-label
// names the iframe.

const page = new URL("embed.html", document.currentScript.src);
const options = ["theme", "wood", "marbles", "lang", "coordinates", "start", "autoplay"];

const style = new CSSStyleSheet();
style.replaceSync(`
:host { display: block; max-width: 40rem }
:host([hidden]) { display: none }
iframe { display: block; width: 100%; aspect-ratio: 4 / 5; border: 0 }`);

class KulamiBoard extends HTMLElement {
  static observedAttributes = ["game", "aria-label", ...options];

  #frame = document.createElement("iframe");

  constructor() {
    super();
    this.#frame.loading = "lazy";
    this.#frame.referrerPolicy = "no-referrer";
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [style];
    shadow.append(this.#frame);
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#show();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  #show() {
    const address = new URL(page);
    for (const name of options) if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
    address.hash = this.getAttribute("game") ?? "";
    this.#frame.title = this.getAttribute("aria-label") ?? "Kulami";
    if (this.#frame.src !== address.href) this.#frame.src = address.href;
  }

  // Accept the height only from the iframe itself.
  #hear = ({ source, origin, data }) => {
    const height = data?.kulami?.height;
    if (source !== this.#frame.contentWindow || origin !== page.origin || !(height > 0 && height < 5000)) return;
    this.#frame.style.aspectRatio = "auto";
    this.#frame.style.height = `${height}px`;
  };
}

if (!customElements.get("kulami-board")) customElements.define("kulami-board", KulamiBoard);
