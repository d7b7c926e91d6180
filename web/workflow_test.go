package main

import (
	"os"
	"strings"
	"testing"
)

// The site is deployed only from a build that waits for all tests, journeys included.
func TestNothingIsDeployedUntested(t *testing.T) {
	text, err := os.ReadFile("../.github/workflows/pages.yml")
	if err != nil {
		t.Fatal(err)
	}
	jobs := workflowJobs(string(text))
	for name, wants := range map[string][]string{
		"test":   {"run: .ci/run"},
		"build":  {"needs: test", "run: make dist"},
		"deploy": {"needs: build", "uses: actions/deploy-pages@"},
	} {
		for _, want := range wants {
			if !strings.Contains(jobs[name], want) {
				t.Errorf("the job %s lacks %q", name, want)
			}
		}
		if strings.Contains(jobs[name], "continue-on-error") || strings.Contains(jobs[name], "if:") {
			t.Errorf("the job %s may pass without its steps", name)
		}
	}
	run, err := os.ReadFile("../.ci/run")
	if err != nil || !strings.Contains(string(run), "\nmake test\n") {
		t.Errorf(".ci/run does not run make test (%v)", err)
	}
}

// workflowJobs is the text of each job of a workflow, without comments, by name.
func workflowJobs(text string) map[string]string {
	_, text, _ = strings.Cut(text, "\njobs:\n")
	jobs := map[string]string{}
	name := ""
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(strings.TrimRight(line, "\n"), " #")
		if job, ok := strings.CutPrefix(line, "  "); ok && !strings.HasPrefix(job, " ") {
			name = strings.TrimSuffix(job, ":")
		}
		jobs[name] += line + "\n"
	}
	return jobs
}
