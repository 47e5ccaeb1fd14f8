import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux", "Firefox على Linux"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/129.0 Safari/537.36 Edg/129.0`, "Edge on Windows"],
	[
		`Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/26.0 Chrome/122.0`,
		"Samsung Internet on Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
		"Safari on iPhone",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/129.0.0.0 Safari/537.36", "Chrome on macOS"],
	["curl/8.5.0", "curl", "curl"],
	["Mozilla/5.0", "Unknown device", "جهاز غير معروف"],
	["<b>x</b>", "Unknown device"],
	[null, "Unknown device", "جهاز غير معروف"],
])("%s is shown as %s", (userAgent, en, ar?: string) => {
	expect(deviceName("en", userAgent)).toBe(en);
	if (ar) expect(deviceName("ar", userAgent)).toBe(ar);
});

test("a line of any length is read to a limit", () => {
	expect(deviceName("en", `${"x".repeat(1_000_000)} Firefox/130.0`)).toBe("Unknown device");
});
