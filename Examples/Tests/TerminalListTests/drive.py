"""Starts TerminalList in a terminal, types, and checks what the screen shows.

    drive.py PROGRAM PICTURE [--record]

PICTURE is the picture of the screen in the documentation; with --record it is written, otherwise compared.
"""

import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time

from screen import Screen, picture

UP, DOWN, LEFT, RIGHT, BACKSPACE = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C", "\x7f"
SHIFT_UP, SHIFT, CONTROL = "\x1b[1;2A", 4, 16
TRAINS = ["さいたま新都心", "Zürich", "서울", "Edinburgh", "København", "Αθήνα", "Llanfairpwllgwyngyll"]
FOCUS = (213, 229, 248)  # behind the row that the keyboard has, in light


class Program:
    """The program in a terminal of its own."""

    def __init__(self, path, arguments, columns=46, lines=15):
        self.screen = Screen(columns, lines)
        self.incomplete = b""  # the beginning of a character
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            set_size(0, columns, lines)
            os.execv(path, [path, *arguments])
        self.wait("starts", lambda screen: screen.find("drew"))

    def read(self, seconds):
        """Shows what the program writes in some time; whether it wrote anything."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            output = os.read(self.terminal, 65536)
        except OSError:  # The program has ended.
            return False
        output = self.incomplete + output
        text = output.decode(errors="ignore")
        self.incomplete = output[len(text.encode()) :]
        self.screen.feed(text)
        return True

    def wait(self, what, condition, seconds=20):
        """Reads until something is on the screen."""
        end = time.monotonic() + seconds
        while not condition(self.screen):
            if time.monotonic() > end:
                sys.exit(f"{what}: not so within {seconds} seconds\n{self.screen}")
            self.read(0.1)
        while self.read(0.1):
            pass
        if not condition(self.screen):
            sys.exit(f"{what}: no longer so\n{self.screen}")

    def type(self, keys, what, condition):
        """Types keys, and waits for what they do."""
        self.screen.written.clear()
        os.write(self.terminal, keys.encode())
        self.wait(what, condition)

    def resize(self, columns, lines, what, condition):
        """Gives the terminal another size, and waits for what that does."""
        self.screen.resize(columns, lines)
        set_size(self.terminal, columns, lines)
        self.wait(what, condition)

    def end(self):
        """The exit status, once the program has ended."""
        while self.read(5):
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def line(self, text):
        """The line that shows a text."""
        place = self.screen.find(text)
        check(f"{text} is on the screen", place is not None, self.screen)
        return place[0]

    def click(self, text, what, condition, keys=0, shift=0):
        """Clicks on a text, or some columns beside where it begins, and waits for what that does."""
        line, column = self.screen.find(text)
        place = f"{column + shift + 1};{line + 1}"
        self.type(f"\x1b[<{keys};{place}M\x1b[<{keys};{place}m", what, condition)

    def background(self, text):
        """The color behind a text."""
        line, column = self.screen.find(text)
        return self.screen.squares[line][column].background


def set_size(terminal, columns, lines):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


def check(what, holds, screen):
    """Ends with a message if something does not hold."""
    if not holds:
        sys.exit(f"not so: {what}\n{screen}")


def check_list(path):
    program = Program(path, ["--still"])
    screen = program.screen
    last = screen.lines - 1

    for train in TRAINS + ["Upper hall", "Lower hall"]:
        program.line(train)
    check("the first draws headers and rows", "drew 9," in screen.text(last), screen)
    check("it has the other screen", 1049 in screen.modes and 25 not in screen.modes, screen)
    times = [screen.find(time) for time in ["09:03", "09:12", "09:24"]]
    check("times stand below each other", len({time[1] for time in times}) == 1, screen)
    check("the keyboard has the first row", program.background("さいたま新都心") == FOCUS, screen)

    program.type(DOWN, "an arrow moves on", lambda s: program.background("Zürich") == FOCUS)
    check("two rows are drawn for it", "drew 2," in screen.text(last), screen)
    rows = {program.line("さいたま新都心"), program.line("Zürich")}
    check("nothing else is written", screen.written == rows | {last - 1, last}, screen)

    program.type(" ", "a space selects", lambda s: s.find("following 1"))
    check("the row says so", screen.find("●")[0] == program.line("Zürich"), screen)
    check("no other row does", str(screen).count("●") == 1, screen)
    check("one row is drawn for it", "drew 1," in screen.text(last), screen)

    program.type(" ", "another one deselects", lambda s: s.find("following 0"))
    check("no row is selected", "●" not in str(screen), screen)
    program.type(" ", "a third one selects", lambda s: s.find("●"))

    program.type("t", "a late train shows its time", lambda s: s.find("09:17"))
    check("in its row", screen.find("09:17")[0] == program.line("Zürich"), screen)
    check("one row is drawn for it", screen.written == {program.line("Zürich"), last - 1, last}, screen)
    program.type("t", "another train is late", lambda s: s.find("09:35"))
    edinburgh = program.line("Edinburgh")
    check("one row is drawn for it", screen.written == {edinburgh, last - 1, last}, screen)
    time_color = screen.squares[edinburgh][screen.find("09:35")[1]].color
    check("in red", time_color[0] > 200 > 100 > time_color[1], screen)
    light = (background(screen), screen.drawing())

    program.type("m", "dark rows", lambda s: sum(program.background("Αθήνα")) < 200)
    check("all rows are drawn", "drew 9," in screen.text(last), screen)
    check("on a dark screen", sum(background(screen)) < 100, screen)
    check("with light letters", sum(letter(screen, "Αθήνα")) > 600, screen)
    dark = (background(screen), screen.drawing())
    program.type("m", "light rows", lambda s: sum(program.background("Αθήνα")) > 700)

    check("nothing to cancel", not screen.find("✗"), screen)
    program.type("e", "controls", lambda s: str(s).count("✗") == len(TRAINS))
    program.type(BACKSPACE, "a train less", lambda s: not s.find("Zürich"))
    check("nobody follows it", screen.find("following 0"), screen)
    program.type("e", "no controls", lambda s: not s.find("✗"))
    program.type(UP + DOWN * 9, "the last row", lambda s: program.background("Llanfair") == FOCUS)

    program.resize(28, 15, "a narrow screen", lambda s: s.find("09:41"))
    wide = program.line("さいたま新都心")
    check("a text of wide characters is twice as wide", screen.find("09:03")[0] == wide + 1, screen)
    check("one of others is not", screen.find("09:05")[0] == program.line("København"), screen)
    program.type("e", "controls", lambda s: s.find("✗"))
    copenhagen = program.line("København")
    check("a row has less width", screen.find("09:05")[0] == copenhagen + 1, screen)
    check("those below move", screen.find("09:18")[0] == copenhagen + 2, screen)
    check("they leave nothing behind", str(screen).count("09:18") == 1, screen)
    program.type("e", "no controls", lambda s: not s.find("✗"))
    program.resize(24, 7, "a small screen shows the row", lambda s: s.find("wyngyll"))
    place = screen.find("09:41")
    check("both texts do not fit beside each other", place[0] == program.line("wyngyll") + 1, screen)
    program.type(UP * 9, "the first row comes into view", lambda s: s.find("さいたま新都") and s.find("Upper"))
    program.resize(46, 15, "a large screen shows all", lambda s: s.find("さいたま新都心") and s.find("09:41"))

    program.click("Αθήνα", "a click selects", lambda s: s.find("following 1"))
    check("a click does not mark the row", program.background("Αθήνα") != FOCUS, screen)
    program.click("서울", "a range", lambda s: s.find("following 4"), SHIFT)
    check("up to the row before", str(screen).count("●") == 4, screen)
    program.click("서울", "one row less", lambda s: s.find("following 3"), CONTROL)
    program.type(SHIFT_UP, "an arrow with shift selects from there", lambda s: s.find("following 2"))
    check("the one with the keyboard", "●" in screen.text(program.line("さいたま")), screen)
    program.type("a", "all", lambda s: s.find("following 6"))
    program.click("Upper hall", "a header is no row", lambda s: s.find("following 6"))
    program.type("v", "what is said", lambda s: "さいたま新都心, 09:03, 14, selected" in s.text(last))
    program.type("e" + RIGHT, "a control has the keyboard", lambda s: s.text(last).strip() == "Delete")
    control = screen.find("✗")
    check("on its color", screen.squares[control[0]][control[1]].background[0] > 200, screen)
    program.type(LEFT, "and the row again", lambda s: "selected" in s.text(last))
    program.type("r" + LEFT, "from right to left it is on the left", lambda s: "Delete" in s.text(last))
    program.type("\r", "the return key taps it", lambda s: not s.find("さいたま"))
    program.type("rv", "from left to right", lambda s: s.find("following 5"))
    program.click("✗", "a click beside a control taps it", lambda s: not s.find("서울"), 0, 1)
    program.type("e", "no controls", lambda s: not s.find("✗"))

    program.type("s", "a swipe reveals actions", lambda s: s.find("Cancel") and s.find("On time"))
    row = program.line("Cancel")
    check("the first is at the edge", screen.find("Cancel")[1] > screen.find("On time")[1], screen)
    check("in red", program.background("Cancel")[0] > 200 > 100 > program.background("Cancel")[1], screen)
    program.type("v" + RIGHT, "the nearer one has the keyboard", lambda s: s.text(last).strip() == "On time")
    program.type("\r", "the return key chooses it", lambda s: not s.find("Cancel"))
    program.type("s", "once more", lambda s: s.find("Cancel"))
    program.type("s", "the same key hides them", lambda s: not s.find("Cancel"))
    train = screen.text(row)
    program.type("sv", "a last time", lambda s: s.find("Cancel"))
    program.click("Cancel", "a click cancels the train", lambda s: not s.find("Cancel"))
    check("it is gone", train not in str(screen), screen)

    program.type("q", "the end", lambda s: 1049 not in s.modes)
    check("the cursor is back", 25 in screen.modes, screen)
    check("the program says that all is well", program.end() == 0, screen)
    return picture([light, dark], 46, 15)


def background(screen):
    return screen.squares[0][0].background


def letter(screen, text):
    line, column = screen.find(text)
    return screen.squares[line][column].color


def check_end(path):
    """Time goes by, and a signal to terminate gives the terminal back, too."""
    program = Program(path, [])
    program.wait("a train is late by itself", lambda s: s.find("09:17"))
    os.kill(program.process, signal.SIGTERM)
    program.wait("the screen is given back", lambda s: 1049 not in s.modes and 25 in s.modes)
    check("keys are read in lines again", termios.tcgetattr(program.terminal)[3] & termios.ICANON, "")
    check("the program says that all is well", program.end() == 0, program.screen)


def check_without_terminal(path):
    result = subprocess.run([path], stdin=subprocess.DEVNULL, capture_output=True, timeout=20)
    check("it fails without a terminal", result.returncode == 1, result)
    check("it says why", b"needs a terminal" in result.stderr and not result.stdout, result)


def main():
    program, path = sys.argv[1], pathlib.Path(sys.argv[2])
    check_without_terminal(program)
    check_end(program)
    drawn = check_list(program)
    if "--record" in sys.argv:
        path.write_text(drawn)
    elif path.read_text() != drawn:
        sys.exit(f"{path} shows another screen; --record draws it anew")
    print("TerminalList: all is well")


main()
