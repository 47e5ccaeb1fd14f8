import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pdfFile } from "./make-pdf.ts";
import { TEST_KEYS } from "./prepare-database.ts";
import { prepareData, type ServerProcess, startServer } from "./server-process.ts";

// A server's log, addresses, cookies, titles and mails hold nothing of what was typed.
const dataDir = mkdtempSync(join(tmpdir(), "tawila-kill-"));
const password = "a password of the tests";
const CANARY = "Kanarienvogel";
const EMAIL = "kanarienvogel.person@example.org";
let server: ServerProcess;
let said = "";
afterAll(async () => {
	server?.child.kill("SIGKILL");
	await rm(dataDir, { recursive: true, force: true });
});

async function start() {
	server = await startServer({ DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "debug", ...TEST_KEYS });
}
async function kill() {
	const gone = new Promise((resolve) => server.child.once("exit", resolve));
	server.child.kill("SIGKILL");
	await gone;
	said += server.output();
}
const seen: string[] = [];
async function ask(path: string, cookie: string, fields?: Record<string, string> | FormData) {
	const body = fields instanceof FormData ? fields : fields && new URLSearchParams(fields);
	const response = await fetch(server.origin + path, {
		method: body ? "POST" : "GET",
		body,
		headers: { cookie },
		redirect: "manual",
	});
	seen.push(response.headers.get("location") ?? "", ...response.headers.getSetCookie());
	return response;
}
async function signIn(fields = { email: EMAIL, password }) {
	const response = await ask("/en/complaints/login", "", fields);
	expect(response.status, await response.text()).toBe(303);
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

const personal = Object.fromEntries([
	...["detailed_description", "detailed_description_ar", "incident_location", "incident_location_ar"].map((name) => [
		name,
		`${CANARY} ${name}`,
	]),
	...["first", "second"].flatMap((side) =>
		["full_name", "organization"].map((name) => [`${side}_party_${name}`, `${CANARY} ${side} ${name}`]),
	),
	...["first", "second"].map((side) => [`${side}_party_phone`, "0507778889"]),
]);

async function makeDraft(cookie: string): Promise<string> {
	const first = await ask("/en/complaints/submit?draft=new", cookie);
	const draft = new URL(first.headers.get("location") ?? "", server.origin).searchParams.get("draft") ?? "";
	const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
	await ask(at(1), cookie, { draft });
	await ask(at(2), cookie, { draft, ...personal });
	const form = new FormData();
	form.set("case", draft);
	form.set("evidence", pdfFile(`${CANARY} ${draft}`, `${CANARY}.pdf`));
	expect((await ask("/en/complaints/evidence", cookie, form)).status).toBe(200);
	await ask(at(3), cookie, { draft });
	return draft;
}

type ExportedProfile = { cases: { case_reference: string }[] };

/** Mails in the outbox without their To line. */
const outbox = () =>
	readdirSync(join(dataDir, "outbox")).map((name) =>
		readFileSync(join(dataDir, "outbox", name), "utf8")
			.replace(/=\r?\n/g, "")
			.replace(/^To: .*$/gim, ""),
	);

test("a complainant with unique words in every field registers, after a few mistakes", async () => {
	prepareData(dataDir, "empty");
	await start();
	const jar = new Map<string, string>();
	const post = async (path: string, fields: Record<string, string>) => {
		const response = await ask(path, [...jar].map((pair) => pair.join("=")).join("; "), fields);
		for (const cookie of response.headers.getSetCookie()) {
			const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
			jar.set(name, value);
		}
		return response.status;
	};
	const account = {
		full_name: `${CANARY} Name`,
		full_name_ar: `${CANARY} الاسم`,
		email: EMAIL,
		password,
		confirm_password: password,
	};
	const details = {
		phone: "0507778889",
		id_type: "passport",
		id_number: "KANARIE123",
		address: `${CANARY} street`,
		organization: `${CANARY} club`,
		organization_ar: `${CANARY} نادي`,
		date_of_birth: "1987-06-05",
	};
	expect(await post("/en/complaints/register?step=1", { ...account, email: "wrong" })).toBe(422);
	expect(await post("/en/complaints/register?step=1", account)).toBe(303);
	expect(await post("/en/complaints/register?step=2", { ...details, phone: "wrong" })).toBe(422);
	expect(await post("/en/complaints/register?step=2", details)).toBe(303);
	expect(await post("/en/complaints/register?step=3", {})).toBe(303);
	expect(await post("/en/complaints/login", { email: EMAIL, password })).toBe(401);
	const link = () => /\/en\/complaints\/confirm\/[\w-]+/.exec(outbox().join("\n"))?.[0];
	await expect.poll(() => existsSync(join(dataDir, "outbox")) && link()).toBeTruthy();
	expect(await post(link() ?? "", { password, confirm_password: password })).toBe(303);
}, 120_000);

test("nothing typed appears in a log, address, cookie, title or mail", async () => {
	const cookie = await signIn();
	const draft = await makeDraft(cookie);
	await ask(`/en/complaints/submit?draft=${draft}&step=4`, cookie, { draft, terms: "on", terms_version: "2026-3" });
	const { cases } = (await (await ask("/en/complaints/my-data/export.json", cookie)).json()) as ExportedProfile;
	const last = `/en/complaints/case/${cases.at(-1)?.case_reference}`;
	await ask(last, cookie, { intent: "message", body: `${CANARY} message` });
	await ask(last, cookie, { intent: "withdraw", body: `${CANARY} reason`, version: "0" });
	const proof = { case_reference: cases.at(-1)?.case_reference ?? "", method: "national_id", value: "KANARIE123" };
	expect((await ask("/en/complaints/track", "", proof)).status).toBe(303);
	for (const path of [
		"/en/complaints",
		"/en/complaints/dashboard",
		"/en/complaints/my-data",
		last,
		`${last}/receipt`,
	]) {
		const html = await (await ask(path, cookie)).text();
		expect(/<title>([^<]*)/.exec(html)?.[1] ?? "").not.toMatch(/kanarie/i);
	}
	// The link to confirm, a new device, the receipt and the withdrawal, each by its own mail.
	const about = (link: string) => outbox().filter((mail) => mail.includes(link)).length;
	await expect.poll(() => about(last)).toBe(2);
	await expect.poll(() => about("/complaints/confirm/")).toBe(1);
	await expect.poll(() => about("/complaints/forgot")).toBeGreaterThan(0);
	await kill();
	for (const body of outbox()) expect(body).not.toMatch(/kanarie/i);
	expect(said).toContain("Tawila is at");
	for (const text of [said, ...seen]) expect(text).not.toMatch(/kanarie|0507778889|1987-06-05/i);
});
