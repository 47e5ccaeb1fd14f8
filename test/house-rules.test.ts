import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { divided, floors, pagesBelowRoofs } from "./floors.ts";
import { perVisitor } from "./per-visitor.ts";
import { routeTable } from "./route-table.ts";

// Rules that a reviewer would repeat. Each failure names the file and the reason.
const root = resolve(import.meta.dirname, "..");
const list = (folder: string) =>
	readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.map((file) => join(folder, file))
		.filter((file) => /\.(ts|tsx|css)$/.test(file));
const files = list("app").map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !path.includes(".test."));
const isServer = (path: string) => /\.server\.tsx?$/.test(path) || path.includes("embedded-worker");

/** Imports of our own files, as paths from the root; types that are imported only as types are left out. */
function importsOf({ path, text }: { path: string; text: string }, { types = false } = {}) {
	const named = text.matchAll(/^(?:import|export) (type )?[^;]*?from "(\.[^"]+)";/gms);
	const asked = text.matchAll(/\bimport()\(\s*"(\.[^"]+)"\s*\)/g);
	return [...named, ...asked]
		.filter(([, type]) => types || !type)
		.map(([, , target]) => relative(root, resolve(root, dirname(path), target ?? "")))
		.filter((target) => !target.includes("+types"));
}
const domainOf = (path: string) => path.split("/")[1] ?? "";
const domains = readdirSync(join(root, "app"), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);
const broken = (check: (file: { path: string; text: string }) => string[]) =>
	code.flatMap((file) => check(file).map((reason) => `${file.path}: ${reason}`));

test("base/ knows nothing of table tennis: it imports only itself, which has the environment's settings", () => {
	const allowed = (target: string) => target.startsWith("app/base/") || target === "package.json";
	expect(
		broken((file) =>
			domainOf(file.path) === "base" ? importsOf(file, { types: true }).filter((target) => !allowed(target)) : [],
		),
	).toEqual([]);
});

test("base/ names no table of a room: what it needs of one is handed over at the start", () => {
	const declared = code
		.filter(({ path }) => domainOf(path) !== "base" && path.endsWith("/tables.ts"))
		.flatMap(({ text }) => [...text.matchAll(/^\t\t(\w+): \w+;/gm)].map(([, name]) => name ?? ""));
	expect(declared).toContain("matches");
	const names = new RegExp(`["'](?:${declared.join("|")})["']`, "g");
	expect(
		broken(({ path, text }) =>
			domainOf(path) === "base" ? [...text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(names)].map(([name]) => name) : [],
		),
	).toEqual([]);
});

const roofs = floors[0]?.rooms ?? [];
const floorOf = (path: string) => floors.findIndex(({ rooms }) => rooms.includes(domainOf(path)));

test("every room names its floor, once (test/floors.ts)", () => {
	expect(floors.flatMap(({ rooms }) => rooms).sort()).toEqual(domains.sort());
});

test("an import goes down or stays in its room: never up, nor to another room of its floor", () => {
	// The files in app/ itself put the rooms together: they may import all of them, and no room imports one.
	const isInRoom = (path: string) => path.split("/").length > 2;
	const goesDown = (from: string, to: string) => domainOf(from) === domainOf(to) || floorOf(to) > floorOf(from);
	expect(
		broken((file) =>
			isInRoom(file.path)
				? importsOf(file, { types: true }).filter((to) => to.startsWith("app/") && !goesDown(file.path, to))
				: [],
		),
	).toEqual([]);
});

test("a page that answers a form says why it was stopped, itself or by a part of it", () => {
	const byPath = new Map(code.map((file) => [file.path, file]));
	const says = (path: string, seen: Set<string>): boolean => {
		const file = byPath.get(path);
		if (!file || seen.has(path)) return false;
		seen.add(path);
		if (/<(?:ErrorSummary|Stopped)\b|\bstate\??\.failed\b/.test(file.text)) return true;
		return importsOf(file).some((target) => target.endsWith(".tsx") && says(target, seen));
	};
	const pages = code.filter(({ path, text }) => path.endsWith(".tsx") && /\b(?:formAction|answerForm)\b/.test(text));
	expect(pages.length).toBeGreaterThan(50);
	expect(pages.filter(({ path }) => !says(path, new Set())).map(({ path }) => path)).toEqual([]);
});

test("a page is in a roof: it composes what the rooms below offer", () => {
	const mayHavePages = [...roofs, ...pagesBelowRoofs];
	const astray = code.filter(({ path }) => path.includes("/pages/") && !mayHavePages.includes(domainOf(path)));
	expect(astray.map(({ path }) => path)).toEqual([]);
	for (const room of pagesBelowRoofs)
		expect(code.some(({ path }) => domainOf(path) === room && path.includes("/pages/"))).toBe(true);
});

/** The imports between parts of the code, each file being in the part that `partOf` names. */
function arrowsBetween(partOf: (path: string) => string | undefined) {
	const arrows = new Map<string, Set<string>>();
	for (const file of code) {
		const from = partOf(file.path);
		if (from === undefined) continue;
		const parts = importsOf(file, { types: true }).map((target) => partOf(target) ?? from);
		const targets = parts.filter((to) => to !== from);
		arrows.set(from, new Set([...(arrows.get(from) ?? []), ...targets]));
	}
	return arrows;
}

test("the graph of folders has no cycle", () => {
	const arrows = arrowsBetween((path) => (path.startsWith("app") ? dirname(path) : undefined));
	expect(arrows.size).toBeGreaterThan(100);
	expect(cycles(arrows)).toEqual([]);
});

test.each(divided)("the rooms of %s/ form no circle, whatever their folders are", (name) => {
	const inside = `app/${name}/`;
	const arrows = arrowsBetween((path) => (path.startsWith(inside) ? path.split("/").slice(0, 3).join("/") : undefined));
	expect(arrows.size).toBeGreaterThan(10);
	expect(cycles(arrows)).toEqual([]);
});

/** Folders that lead back to themselves, each with the way. */
function cycles(arrows: Map<string, Set<string>>): string[] {
	const done = new Set<string>();
	const found: string[] = [];
	const walk = (folder: string, way: string[]) => {
		if (way.includes(folder)) found.push([...way.slice(way.indexOf(folder)), folder].join(" -> "));
		if (done.has(folder) || way.includes(folder)) return;
		for (const next of arrows.get(folder) ?? []) walk(next, [...way, folder]);
		done.add(folder);
	};
	for (const folder of arrows.keys()) walk(folder, []);
	return found;
}

test("a folder holds at most 18 files, tests included", () => {
	const sizes = new Map<string, number>();
	for (const { path } of files) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
	expect([...sizes].filter(([, size]) => size > 18)).toEqual([]);
});

test("the suffix shows the side effects: a plain .ts imports no .server file, no Node module and no clock", () => {
	// Route modules for machines answer requests as pages do.
	const pure = ({ path }: { path: string }) =>
		path.endsWith(".ts") &&
		!isServer(path) &&
		!/^app\/(api|site\/feeds|routes)/.test(path) &&
		!/\/pages\/|use-locale\.ts$/.test(path);
	const reasons = (file: { path: string; text: string }) => {
		if (!pure(file)) return [];
		const found = importsOf(file).filter(isServer);
		if (/^import (?!type\b)[^;]*from "node:/m.test(file.text)) found.push("a Node module");
		if (/\bnew Date\(\)|Date\.now\(\)|Math\.random\(\)|process\.env/.test(file.text))
			found.push("a clock, chance or the environment");
		return found;
	};
	expect(broken(reasons)).toEqual([]);
});

test("pages hold HTTP and markup: no query and no transaction", () => {
	const isPage = (path: string) => /\/(pages|parts)\//.test(path);
	expect(
		broken(({ path, text }) =>
			isPage(path) && /base\/db\/|from "kysely"|from "pg"/.test(text) ? ["talks to the database"] : [],
		),
	).toEqual([]);
});

test("a room uses another's rules, reads and parts, never its pages or tables", () => {
	const foreign = (file: { path: string; text: string }) =>
		importsOf(file).filter(
			(target) =>
				domains.includes(domainOf(target)) &&
				domainOf(target) !== domainOf(file.path) &&
				/\/pages\/|\/tables\.ts$/.test(target),
		);
	expect(broken(foreign)).toEqual([]);
});

test("who is recused from a case is asked of the database, in one file", () => {
	const named: Record<string, RegExp> = {
		"app/complaints/case/tables.ts": /case_conflicts/,
		"app/complaints/handling/tables.ts": /desk_recused/,
		"app/complaints/case/recusal.server.ts": /desk_recused|is_recused|recused_cases/,
		"app/complaints/notices/remind-officers.server.ts": /is_recused/, // in the queries that count for all officers
		"app/complaints/handling/commands/declare-recusal.server.ts": /case_conflicts/, // declares and lifts
		"app/complaints/handling/desk-case.server.ts": /case_conflicts/, // shows the reasons to those who take part
		"app/complaints/privacy/blanking/blank-case.server.ts": /case_conflicts/, // blanks the reasons
		"app/complaints/privacy/blanking/cut-case.server.ts": /case_conflicts/, // cuts names out of the reasons
	};
	const words = /desk_recused|is_recused|recused_cases|case_conflicts/g;
	expect(
		broken(({ path, text }) => [...text.matchAll(words)].flatMap(([word]) => (named[path]?.test(word) ? [] : [word]))),
	).toEqual([]);
});

test("styles have a start and an end, never a left and a right", () => {
	const sided =
		/(?:^|[\s"'`:])-?(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-[lr]|text-left|text-right|float-left|float-right)-?(?:\d|\[|["'`\s])/;
	const inCss = /(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right)|(?:^|[\s;{])(?:left|right):/m;
	const found = files.filter(({ path, text }) =>
		path.endsWith(".css")
			? inCss.test(text)
			: path.endsWith(".tsx") &&
				[...text.matchAll(/className=(?:"[^"]*"|\{`[^`]*`\})/g)].some(([name]) => sided.test(name)),
	);
	expect(found.map(({ path }) => path)).toEqual([]);
});

test("a component holds no sentence of either language", () => {
	const literal = />\s*[^<>{}]*[\p{L}]{3,}[^<>{}]*</u;
	const bare = (text: string) =>
		text
			.replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
			.split("\n")
			.filter(
				(line) => /[\u0600-\u06FF]/.test(line) || (literal.test(line) && /^\s*[<>]/.test(line) && !/=>/.test(line)),
			);
	expect(broken(({ path, text }) => (path.endsWith(".tsx") ? bare(text) : []))).toEqual([]);
});

test("no barrels, no drawers: a file is named for what it holds", () => {
	expect(
		code.filter(({ path }) => /\/(index|utils?|common|helpers?|types|constants|service|manager)\.tsx?$/.test(path)),
	).toEqual([]);
});

test("a default export only where the router or a tool asks for it", () => {
	const asked = (path: string) => /\/pages\/|root\.tsx|entry\.server|routes\.ts|both-languages/.test(path);
	expect(
		broken(({ path, text }) => (!asked(path) && /^export default/m.test(text) ? ["a default export"] : [])),
	).toEqual([]);
});

test("files stay small: none over 300 lines, the usual one under 90", () => {
	const lengths = code
		.filter(({ path }) => !/text\.ts$|demo-federation\.ts$/.test(path))
		.map(({ path, text }) => ({ path, lines: text.split("\n").length }));
	expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
	const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
	expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(90);
});

/** Files of sentences or data, whose lines are as long as what they hold. */
const longLines = [
	/(?:^|[/-])(?:text|emails|terms)\.ts$/,
	/^seed\/(?:articles|drawings|demo-cases)/,
	/^app\/settings\/demo-federation\.ts$/,
	/^app\/accounts\/passwords\/common-words\.ts$/,
	/^app\/people\/players\/photo-archive\/unpack\/entry-name/, // the letters of an old encoding
	/^app\/office\/news\/editor\/icons\.tsx$/,
	/^app\/complaints\/case\/flow\/case-flow\.ts$/, // one row, one line
	/^app\/imports\/league\/season-import\.test\.ts$/, // first lines of CSV files
	/^bench\/fill-names\.ts$/,
	/^test\/asvs\.test\.ts$/, // numbers of requirements
];

test("no line of code or comment is wider than 120 columns, but for lists of classes and regular expressions", () => {
	const isWhole = /className=|^\s*\/.+\/[a-z]*[,;.]/;
	const width = (line: string) => line.replaceAll("\t", "  ").length;
	const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
	const checked = tracked.filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path) && existsSync(join(root, path)));
	const widest = (path: string) =>
		readFileSync(join(root, path), "utf8")
			.split("\n")
			.flatMap((line, at) => (width(line) > 120 && !isWhole.test(line) ? [`${path}:${at + 1}`] : []));
	const tooWide = checked.filter((path) => !longLines.some((names) => names.test(path))).flatMap(widest);
	expect(checked.length).toBeGreaterThan(2000);
	expect(tooWide).toEqual([]);
	const idle = longLines.filter((names) => !checked.some((path) => names.test(path) && widest(path).length > 0));
	expect(idle).toEqual([]);
});

test("every route is cacheable, guarded, or listed as per-visitor", () => {
	const isGuarded = (source: string) =>
		/export const middleware = \[(signedIn, )?requires\("[\w.-]+"\)(, notByLink)?(, stepUp(ToPost)?)?\];/.test(source);
	const isCacheable = (source: string) => /export const handle = \{ cached: /.test(source);
	const open = routeTable.filter(({ source }) => !isGuarded(source) && !isCacheable(source)).map(({ file }) => file);
	expect(routeTable.length).toBeGreaterThan(100);
	expect([...new Set(open)].sort()).toEqual(Object.values(perVisitor).flat().sort());
});

const catalogues = code.filter(({ text }) => /= defineText\(/.test(text));

test("the two languages of every text have the same keys and take the same values", async () => {
	const pure = catalogues.filter(({ path }) => /[/-]text\.ts$/.test(path));
	expect(pure.length).toBeGreaterThan(30);
	for (const { path } of pure) {
		const module = (await import(join(root, path))) as Record<string, unknown>;
		for (const texts of Object.values(module)) {
			if (typeof texts !== "function" || texts.length !== 1) continue;
			const [ar, en] = [texts("ar"), texts("en")];
			expect([path, Object.keys(ar).sort()]).toEqual([path, Object.keys(en).sort()]);
			for (const key of Object.keys(ar))
				expect([key, typeof ar[key], ar[key].length > 0]).toEqual([key, typeof en[key], en[key].length > 0]);
		}
	}
});

test("a file of texts holds at most 60: each text is in the room that says it", () => {
	const sizeOf = (text: string) =>
		[...text.matchAll(/= defineText\(\{\n(.*?)^\}\);/gms)]
			.map(([, body = ""]) => body.match(/^\t["\w.-]+: (?:\{|\w+\()/gm)?.length ?? 0)
			.reduce((sum, size) => sum + size, 0);
	expect(sizeOf(catalogues.find(({ path }) => path === "app/site/search/text.ts")?.text ?? "")).toBe(22);
	const tooBig = catalogues.filter(({ text }) => sizeOf(text) > 60).map(({ path }) => path);
	expect(tooBig).toEqual([]);
});

test("every event that is written to the audit log has a name in both languages", async () => {
	const { eventName } = await import("../app/office/audit/events/event-text.ts");
	const { policy } = await import("../app/access/policy.ts");
	const events = code
		.filter(({ path, text }) => isServer(path) && /\baudit\(|addEvent\(|CaseEvent/.test(text))
		.map(({ text }) => text.replace(/log\.\w+\("[^"]+"/g, "")) // what the log of the process says is for operators
		.flatMap((text) => [
			...text.matchAll(/"((?:case|message|evidence|profile|erasure|account|access-link)\.[a-z-]+)"/g),
		])
		.map(([, event]) => event ?? "")
		.filter((event) => !Object.hasOwn(policy, event));
	expect(events).toContain("case.submitted");
	for (const event of events)
		for (const locale of ["ar", "en"] as const) expect([event, eventName(locale, event)]).not.toEqual([event, event]);
});

test("each name of an event that the code writes occurs in a test", () => {
	const texts = readdirSync(join(root, "app/office/audit/events")).map((file) =>
		readFileSync(join(root, "app/office/audit/events", file), "utf8"),
	);
	const names = texts.flatMap((text) => [...text.matchAll(/^\t"([a-z-]+\.[a-z-]+)":/gm)].map(([, name = ""]) => name));
	const written = code
		.filter(({ path }) => isServer(path))
		.map(({ text }) => text)
		.join();
	const tests = ["app", "test", "e2e"].flatMap(list).filter((path) => path.includes(".test."));
	const tested = tests.map((path) => readFileSync(join(root, path), "utf8")).join();
	const isIn = (text: string, name: string) => [`"${name}"`, `'${name}'`].some((quoted) => text.includes(quoted));
	// Names that the code makes of a kind and a state are left to the tests of that code.
	const spelled = names.filter((name) => isIn(written, name) && !/\.(?:created|updated|deleted)$/.test(name));
	expect(spelled.length).toBeGreaterThan(100);
	expect(spelled.filter((name) => !isIn(tested, name))).toEqual([]);
});

test("a limit counts a network, never a raw address", () => {
	const counted = /\b(?:secondsToWait|forgive)\([^;]*?\baddress\)/;
	expect(broken(({ path, text }) => (isServer(path) && counted.test(text) ? ["counts an address"] : []))).toEqual([]);
});

test("the numbers of migrations are unique and have no gap, and no name is one that the baseline replaced", () => {
	const files = readdirSync(join(root, "migrations")).filter((file) => file.endsWith(".sql"));
	const former = readFileSync(join(root, "migrations/former/names.txt"), "utf8").split("\n");
	expect(files.map((file) => file.slice(0, 5)).sort()).toEqual(
		files.map((_, nth) => `${String(nth + 1).padStart(4, "0")}-`),
	);
	expect(files.filter((file) => former.includes(file.replace(".sql", "")))).toEqual([]);
});

test("no numbered migration makes a function or a view: each is in its file, applied again on change", () => {
	const numbered = readdirSync(join(root, "migrations")).filter((file) => file.endsWith(".sql"));
	const makes = (file: string) =>
		/create\s+(?:or\s+replace\s+)?(?:recursive\s+)?(?:function|procedure|view)\b/i.test(sqlOf(file));
	expect(numbered.filter(makes)).toEqual([]);
	for (const file of readdirSync(join(root, "migrations/functions")))
		expect([file, /^create (?!or replace )/m.test(sqlOf(`functions/${file}`))]).toEqual([file, false]);
	for (const file of readdirSync(join(root, "migrations/views"))) {
		const made = [...sqlOf(`views/${file}`).matchAll(/^create view (\w+)/gm)].map(([, name]) => name);
		expect(made).toEqual([file.replace(".sql", "").replaceAll("-", "_")]);
	}
});

test("every table that names a case is part of its record, or excused with a reason", () => {
	const rows = readFileSync(join(root, "migrations/functions/record-tables.sql"), "utf8");
	const listed = [...rows.matchAll(/^ {4}\('(\w+)'/gm)].map(([, name]) => name);
	const excused = [...rows.matchAll(/^-- excused: ([\w, ]+): \S/gm)].flatMap(([, names]) => names?.split(", "));
	const numbered = readdirSync(join(root, "migrations")).filter((file) => file.endsWith(".sql"));
	const made = numbered.flatMap((file) => [...sqlOf(file).matchAll(/create table (\w+) \((.*?)\n?\);/gs)]);
	const ofCases = made.filter(([, , columns = ""]) =>
		/references complaints\b|\b(complaint_id|case_reference)\b/.test(columns),
	);
	expect(ofCases.length).toBeGreaterThan(10);
	const missing = ofCases.map(([, name]) => name).filter((name) => ![...listed, ...excused].includes(name));
	expect([missing, "List or excuse them: migrations/functions/record-tables.sql"]).toEqual([[], expect.anything()]);
});
const sqlOf = (file: string) => readFileSync(join(root, "migrations", file), "utf8").replace(/--.*/g, "");
