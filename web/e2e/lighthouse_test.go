package e2e

import (
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// lighthouseFile is Lighthouse, which make journeys fetches.
const lighthouseFile = "../../build/lighthouse/node_modules/lighthouse/cli/index.js"

// lighthouse returns the points of an address in these categories, or in all if none is named, and
// the audits that cost points.
func lighthouse(t *testing.T, address string, categories ...string) (points map[string]float64, flaws map[string][]string) {
	t.Helper()
	if _, err := os.Stat(lighthouseFile); err != nil {
		t.Fatal("Lighthouse is missing; run make journeys: ", err)
	}
	chromium, err := FindChromium(Shell)
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "report.json")
	for tries := 3; ; tries-- { // now and then it fails to record something
		run := exec.Command("node", lighthouseFile, address, "--quiet", "--output=json", "--output-path="+out,
			"--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-features="+DisabledFeatures)
		if len(categories) > 0 {
			run.Args = append(run.Args, "--only-categories="+strings.Join(categories, ","))
		}
		run.Env = append(os.Environ(), "CHROME_PATH="+chromium)
		said, err := run.CombinedOutput()
		if err == nil {
			break
		}
		if t.Logf("Lighthouse: %v\n%s", err, said); tries == 1 {
			t.FailNow()
		}
	}
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	var report struct {
		Categories map[string]struct {
			Score     *float64
			AuditRefs []struct {
				ID     string
				Weight float64
			}
		}
		Audits map[string]struct {
			Score *float64
			Title string
		}
	}
	if err := json.Unmarshal(text, &report); err != nil {
		t.Fatal(err)
	}
	points, flaws = map[string]float64{}, map[string][]string{}
	for name, category := range report.Categories {
		if category.Score == nil {
			t.Fatalf("Lighthouse has no opinion about %s", name)
		}
		points[name] = math.Round(100 * *category.Score)
		for _, ref := range category.AuditRefs {
			if audit := report.Audits[ref.ID]; ref.Weight > 0 && audit.Score != nil && *audit.Score < 1 {
				flaws[name] = append(flaws[name], audit.Title)
			}
		}
	}
	return points, flaws
}

// Lighthouse finds no fault. Its performance points depend on the machine, so only make audit
// measures them.
func TestLighthouseFindsNothing(t *testing.T) {
	t.Parallel()
	categories := []string{"accessibility", "best-practices", "seo"}
	points, flaws := lighthouse(t, rootURL, categories...)
	for _, name := range categories {
		if got, ok := points[name]; !ok || got < 100 {
			t.Errorf("%s has %v points of 100: %v", name, got, flaws[name])
		}
	}
}
