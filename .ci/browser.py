"""Drives Chromium, headless, for the checks of pages.

Needs Python and Debian's chromium, and nothing else: the browser is spoken to through pipes, in its
debugging protocol.
"""

import base64
import json
import os
import pathlib
import subprocess
import tempfile
import time


class Browser:
    """A Chromium that obeys through two pipes; a condition in JavaScript holds in loaded pages."""

    def __init__(self, ready="true"):
        self.ready = ready
        self.profile = tempfile.TemporaryDirectory()
        command_end, self.commands = os.pipe()
        self.answers, answer_end = os.pipe()
        flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--hide-scrollbars", "--disable-extensions", "--remote-debugging-pipe",
            f"--user-data-dir={self.profile.name}", "about:blank",
        ]
        # The protocol is spoken on the descriptors 3 and 4.
        redirect = f'exec chromium "$@" 3<&{command_end} 4>&{answer_end} 2>/dev/null'
        self.process = subprocess.Popen(
            ["bash", "-c", redirect, "bash", *flags], pass_fds=[command_end, answer_end])
        os.close(command_end)
        os.close(answer_end)
        self.number = 0
        self.buffer = b""
        self.session = None
        self.messages = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")

    def read(self):
        """The next message of the browser."""
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                raise SystemExit("chromium ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(message)
        # What a page prints or gets wrong.
        if message.get("method") in (
            "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
            self.messages.append(message["params"])
        return message

    def call(self, method, **parameters):
        """Calls a method of the protocol and waits for what it returns."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.read()
            if answer.get("id") == message["id"]:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def run(self, script):
        """The value of a script, promises awaited."""
        result = self.call(
            "Runtime.evaluate", expression=f"(async () => {{ {script} }})()", awaitPromise=True,
            returnByValue=True, userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}\n{result['exceptionDetails']}")
        return result["result"].get("value")

    def resize(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def prefer(self, media="", **features):
        """Sets what the user prefers, such as `color-scheme`, and the medium."""
        self.call(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": name.replace("_", "-"), "value": value}
                      for name, value in features.items()])

    def open(self, address):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        self.wait_for_script()
        self.settle()

    def wait_for_script(self):
        """Waits until the script of the page has run."""
        self.wait(f"document.readyState === 'complete' && ({self.ready})")

    def wait(self, condition):
        for _ in range(200):
            try:
                if self.run(f"return Boolean({condition})"):
                    return
            except RuntimeError as error:
                # The page goes to another one.
                if "navigated" not in str(error):
                    raise
            time.sleep(0.05)
        raise RuntimeError(f"waited in vain for {condition}")

    def settle(self):
        """Waits until the page has drawn what is to be seen."""
        self.run("""for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
                 await new Promise((done) => setTimeout(done, 50));""")

    def key(self, key, text=None):
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode={"Tab": 9, "Enter": 13, "Escape": 27, " ": 32,
                                             "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                                             "ArrowDown": 40}.get(key, 0),
                      **({"text": text} if text and kind == "keyDown" else {}))

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.call("Browser.close")
        self.process.wait(timeout=20)
        self.profile.cleanup()
