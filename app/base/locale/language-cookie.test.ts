import { expect, test } from "vitest";
import { languageCookie, opensInEnglish } from "./language-cookie.ts";

const ours = ["https://nttf.example"];
const referer = (path: string) => ours[0] + path;

test.each([
	{ why: "the toggle to English is remembered", path: "/en/news", headers: { referer: referer("/news") }, set: "en" },
	{
		why: "the toggle back is remembered",
		path: "/",
		headers: { referer: referer("/en"), cookie: "lang=en" },
		set: "ar",
	},
	{ why: "walking on in one language sets nothing", path: "/en/news", headers: { referer: referer("/en") }, set: null },
	{
		why: "what is remembered is not set again",
		path: "/en",
		headers: { referer: referer("/"), cookie: "lang=en" },
		set: null,
	},
	{
		why: "a link from elsewhere sets nothing",
		path: "/en",
		headers: { referer: "https://search.example/" },
		set: null,
	},
	{ why: "an address typed in sets nothing", path: "/en", headers: {}, set: null },
])("$why", ({ path, headers, set }) => {
	const cookie = languageCookie(path, headers, ours);
	if (set) expect(cookie).toMatch(new RegExp(`^lang=${set};`));
	else expect(cookie).toBeUndefined();
});

test.each([
	{ why: "afresh with English remembered", path: "/", headers: { cookie: "lang=en" }, leads: true },
	{ why: "typed in a browser", path: "/", headers: { cookie: "a=b; lang=en", "sec-fetch-site": "none" }, leads: true },
	{ why: "nothing remembered", path: "/", headers: {}, leads: false },
	{
		why: "the toggle to Arabic wins",
		path: "/",
		headers: { cookie: "lang=en", referer: referer("/en") },
		leads: false,
	},
	{ why: "another page is what its address says", path: "/news", headers: { cookie: "lang=en" }, leads: false },
	{
		why: "a link from another site is what it says",
		path: "/",
		headers: { cookie: "lang=en", "sec-fetch-site": "cross-site" },
		leads: false,
	},
])("/ leads to /en: $why is $leads", ({ path, headers, leads }) => {
	expect(opensInEnglish(path, headers, ours)).toBe(leads);
});
