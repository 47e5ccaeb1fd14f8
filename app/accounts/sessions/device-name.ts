import type { Locale } from "../../base/locale/locale.ts";
import { sessionsText } from "./text.ts";

/**
 * Names of browsers by a mark in their user agent, the first that fits: most also carry the marks of those further
 * down.
 */
const browsers: [mark: string, name: string][] = [
	["Edg", "Edge"],
	["OPR/", "Opera"],
	["SamsungBrowser/", "Samsung Internet"],
	["Firefox/", "Firefox"],
	["FxiOS/", "Firefox"],
	["CriOS/", "Chrome"],
	["Chrome/", "Chrome"],
	["Safari/", "Safari"],
];
const systems: [mark: string, name: string][] = [
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Android", "Android"],
	["CrOS", "ChromeOS"],
	["Windows", "Windows"],
	["Mac OS X", "macOS"],
	["Linux", "Linux"],
];
const MOST_READ = 400;

/** A browser and its system in words, as in "Firefox on Linux"; a program by its own name. */
export function deviceName(locale: Locale, userAgent: string | null): string {
	const t = sessionsText(locale);
	const text = (userAgent ?? "").slice(0, MOST_READ);
	const named = (list: typeof browsers) => list.find(([mark]) => text.includes(mark))?.[1];
	const [browser, system] = [named(browsers), named(systems)];
	if (browser && system) return t.browserOn(browser, system);
	return browser ?? system ?? programIn(text) ?? t.unknownDevice;
}

/** The first product of a program's line, such as `curl` in `curl/8.5.0`. */
const programIn = (text: string) => {
	const [name] = /^[a-z][\w-]{1,29}(?=\/|$)/i.exec(text) ?? [];
	return name === "Mozilla" ? undefined : name;
};
