package browsers

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// folder holds the data of a browser (profile, home and logs) and its processes.
type folder struct {
	dir       string
	processes []*exec.Cmd
}

func newFolder() (*folder, error) {
	dir, err := os.MkdirTemp(memory(), "kulami-browser-")
	return &folder{dir: dir}, err
}

// memory returns a folder whose files are in memory, or "". On a very busy disk, Firefox sometimes
// stops answering IndexedDB requests permanently.
func memory() string {
	const shared, room = "/dev/shm", 1 << 30
	var s syscall.Statfs_t
	if err := syscall.Statfs(shared, &s); err != nil || uint64(s.Bavail)*uint64(s.Bsize) < room {
		return ""
	}
	return shared
}

// profile returns the folder of the browser's profile.
func (f *folder) profile() string { return filepath.Join(f.dir, "profile") }

// close ends the processes and removes their files.
func (f *folder) close() {
	for _, p := range f.processes {
		p.Process.Signal(os.Interrupt)
		time.AfterFunc(5*time.Second, func() { p.Process.Kill() })
		p.Wait()
	}
	os.RemoveAll(f.dir)
}

// run starts a program in the folder.
func (f *folder) run(extra []*os.File, name string, args ...string) error {
	p := exec.Command(name, args...)
	p.ExtraFiles = extra
	return f.begin(p)
}

// begin starts a program in the folder. WebKit's optimising compiler is off, like in Chromium's
// shell in the other journeys; this saves a fifth of the processor.
func (f *folder) begin(p *exec.Cmd) error {
	p.Dir = f.dir
	p.Env = append(os.Environ(), "HOME="+f.dir, "XDG_CACHE_HOME="+f.dir, "XDG_CONFIG_HOME="+f.dir, "XDG_DATA_HOME="+f.dir, "NO_AT_BRIDGE=1", "JSC_useOMGJIT=0")
	log, err := os.OpenFile(filepath.Join(f.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer log.Close()
	p.Stdout, p.Stderr = log, log
	if err := p.Start(); err != nil {
		return err
	}
	f.processes = append(f.processes, p)
	return nil
}

// family lists the processes that run in the folder, and their children.
func (f *folder) family() (pids []int) {
	all, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, name := range all {
		if environ, err := os.ReadFile(name); err == nil && bytes.Contains(environ, []byte("HOME="+f.dir+"\x00")) {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(name)))
			pids = append(pids, pid)
		}
	}
	return pids
}

// kill ends the whole family.
func (f *folder) kill() {
	for _, pid := range f.family() {
		syscall.Kill(pid, syscall.SIGKILL)
	}
}

// works reports whether the family uses a tenth of a processor or more.
func (f *folder) works() bool {
	const look = 2 * time.Second
	before := f.ticks()
	time.Sleep(look)
	return f.ticks()-before >= int(look/(100*time.Millisecond))
}

// ticks returns the processor time of the family in hundredths of a second, as Linux counts it.
func (f *folder) ticks() (sum int) {
	for _, pid := range f.family() {
		stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		_, rest, _ := bytes.Cut(stat, []byte(") ")) // the name of the program can have blanks
		if fields := strings.Fields(string(rest)); len(fields) > 12 {
			user, _ := strconv.Atoi(fields[11])
			system, _ := strconv.Atoi(fields[12])
			sum += user + system
		}
	}
	return sum
}

// log returns the end of the programs' output.
func (f *folder) log() string {
	text, err := os.ReadFile(filepath.Join(f.dir, "log"))
	if err != nil {
		return ""
	}
	return string(text[max(0, len(text)-4000):])
}

// screen starts a virtual screen and returns its name.
func (f *folder) screen() (string, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return "", err
	}
	defer read.Close()
	err = f.run([]*os.File{write}, "Xvfb", "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
	write.Close()
	if err != nil {
		return "", err
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		return "", fmt.Errorf("no screen from Xvfb: %w", err)
	}
	return ":" + strings.TrimSpace(number), nil
}
