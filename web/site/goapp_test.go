package site

import "testing"

func TestApplyDiff(t *testing.T) {
	const text = "a\nb\nc\nd\ne\n"
	for _, c := range []struct{ name, diff, want string }{
		{"nothing", "", text},
		{"a line in the middle", "@@ -2,3 +2,3 @@\n b\n-c\n+C\n+CC\n d\n", "a\nb\nC\nCC\nd\ne\n"},
		{"first and last", "@@ -1,1 +1,2 @@\n+0\n a\n@@ -5,1 +6,0 @@\n-e\n", "0\na\nb\nc\nd\n"},
		{"another text", "@@ -2,1 +2,1 @@\n-x\n+y\n", ""},
		{"beyond the end", "@@ -7,1 +7,1 @@\n-x\n+y\n", ""},
		{"twice", "@@ -2,1 +2,0 @@\n-b\n@@ -2,1 +2,0 @@\n-b\n", ""},
	} {
		got, err := applyDiff(text, c.diff)
		if string(got) != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%s: %q, %v, want %q", c.name, got, err, c.want)
		}
	}
}
