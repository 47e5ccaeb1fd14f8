import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { program } from "../scripts/programs.mjs";
import { startSite } from "../test/site.ts";

const executablePath = program("chromium");
const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// A page lives a second here: code that is compiled to run fast later never does.
	"--js-flags=--no-opt --no-maglev",
];

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };
export const languages = ["ar", "en"] as const;
export const pathIn = (language: "ar" | "en", path: string) =>
	language === "ar" ? path : path === "/" ? "/en" : `/en${path}`;

type Options = Parameters<Browser["newContext"]>[0];
/**
 * For those who see pages fade into each other. Each frame of it is drawn by the processor, so most journeys ask for
 * less motion.
 */
export const moving = { reducedMotion: "no-preference" } as const;

/** A browser in front of the site. Console messages, requests to other hosts and failed loads fail the test. */
export function openBrowser(usual: Options = {}) {
	const site = startSite();
	let browser: Browser;
	const complaints: string[] = [];
	const kept = new Set<BrowserContext>();
	// The browser's own word on a fade between a page that has one and a page that has none.
	const expected = [/status of 4\d\d/, /ViewTransition opt-in disabled/];
	beforeAll(async () => {
		browser = await chromium.launch({ executablePath, args: flags });
	});
	// Abandoned pages still use CPU.
	afterEach(async () => {
		for (const context of browser.contexts()) if (!kept.has(context)) await context.close();
	});
	afterAll(async () => {
		await browser?.close();
		expect(complaints.filter((said) => !expected.some((pattern) => pattern.test(said)))).toEqual([]);
	});
	async function visit(path: string, options: Options = {}): Promise<Page> {
		const all = { viewport: desk, reducedMotion: "reduce", ...usual, ...options } as const;
		const context: BrowserContext = await browser.newContext(all);
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
		page.on("console", (message) => message.type() === "error" && complaints.push(`${page.url()}: ${message.text()}`));
		page.on(
			"request",
			(request) => !request.url().startsWith(site.origin) && complaints.push(`${page.url()} asked ${request.url()}`),
		);
		await page.goto(site.origin + path, { waitUntil: "load" });
		return page;
	}
	async function signIn(page: Page, person: string) {
		const [name = "", value = ""] = (await site.sessionOf(`${person}@demo.example`)).split(/=(.*)/s);
		await page.context().addCookies([{ name, value, url: site.origin, httpOnly: true, sameSite: "Lax" }]);
	}
	return {
		site,
		visit,
		/**
		 * One page that the tests around this lead from address to address: a browser of its own for each is twice the
		 * work. With a person, who is signed in.
		 */
		pageOfAll(options: Options, person?: string) {
			let page: Page;
			beforeAll(async () => {
				page = await visit("/healthz", options);
				kept.add(page.context());
				if (person) await signIn(page, person);
			});
			afterAll(() => page?.context().close());
			return async (path: string, viewport = options?.viewport ?? desk) => {
				await page.setViewportSize(viewport);
				await page.goto(site.origin + path, { waitUntil: "load" });
				return page;
			};
		},
		/** A test that breaks something on purpose says what the browser will complain of. */
		expectComplaint: (pattern: RegExp) => expected.push(pattern),
		/** A page of a signed-in person, in a browser of their own. */
		async visitAs(person: string, path: string, options: Options = {}): Promise<Page> {
			const page = await visit("/healthz", options);
			await signIn(page, person);
			await page.goto(site.origin + path, { waitUntil: "load" });
			// A page that scripts are taking over moves a little: who presses a button then may press it twice.
			if (options.javaScriptEnabled !== false) await page.locator("html[data-alive]").waitFor();
			return page;
		},
	};
}

/** Keeps the scripts of the pages to come back, as a slow line does, until the function it answers with is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/**
 * Takes the contents of closed `details` out of the layout. Otherwise the browser lays them out again for every size
 * that axe asks for, a thousand times on a long page. Axe counts them as hidden either way.
 */
const foldDetails = `{
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("details:not([open])::details-content { display: none }");
	document.adoptedStyleSheets.push(sheet);
}`;

/** No violation of WCAG 2.2 AA, nor of axe's own advice. */
export async function expectAccessible(page: Page) {
	await page.evaluate(foldDetails);
	// Its other mode, for third-party frames, opens a page of its own each time and takes twice as long; we have no such
	// frames. Passed checks and element positions are left out: positions alone are a fifth of the work.
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode(true)
		.options({
			resultTypes: ["violations"],
			selectors: false,
			rules: { "label-content-name-mismatch": { enabled: true } },
		})
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

/** Nothing sticks out at the side. */
export const expectToFit = async (page: Page) =>
	expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0);

/** Nothing sticks out at the side of the narrowest phones, nor where text alone is twice as large. */
export async function expectToReflow(page: Page) {
	await page.setViewportSize({ width: 320, height: 640 });
	await expectToFit(page);
	await page.setViewportSize(desk);
	await expectToZoom(page);
}

/** Half of the same, for pages that are looked at on a phone in one language and on a desk in the other. */
export async function expectHalfReflow(page: Page) {
	const size = page.viewportSize();
	if (size?.width !== phone.width) return expectToZoom(page);
	await page.setViewportSize({ width: 320, height: 640 });
	await expectToFit(page);
	await page.setViewportSize(size);
}

async function expectToZoom(page: Page) {
	await page.evaluate("document.documentElement.style.fontSize = '200%'");
	await expectToFit(page);
	await page.evaluate("document.documentElement.style.fontSize = ''");
}

/**
 * Finds one-line controls and clamped texts whose line is lower than the ink of Arabic letters with tails and dots:
 * their box cuts them.
 */
const cutLetters = `(() => {
	const pen = document.createElement("canvas").getContext("2d");
	const boxes = document.querySelectorAll("input:not([type=hidden],[type=checkbox],[type=radio],[type=file]), " +
			"select, [class*=line-clamp]");
	return [...boxes].filter((box) => box.checkVisibility()).flatMap((box) => {
		const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(box);
		pen.font = fontWeight + " " + fontSize + " " + fontFamily;
		const ink = pen.measureText("عحجخيقأ");
		const font = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
		// A list of choices has the line of its font and is cut at its padding.
		const line = lineHeight === "normal" ? box.clientHeight : Number.parseFloat(lineHeight);
		const base = (line - font) / 2 + ink.fontBoundingBoxAscent;
		const cut = Math.max(base + ink.actualBoundingBoxDescent - line, ink.actualBoundingBoxAscent - base);
		return cut > 0.5 ? [box.tagName + " " + (box.name || box.className) + ": " + cut.toFixed(1) + " px"] : [];
	});
})()`;
export const expectWholeLetters = async (page: Page) => expect(await page.evaluate(cutLetters)).toEqual([]);
