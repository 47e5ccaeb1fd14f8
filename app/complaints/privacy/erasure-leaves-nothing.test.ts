import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onEveryEngine } from "../../../test/engines.ts";
import { addPasskey, enterByPasskey } from "../../../test/passkeys.ts";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";
import { takenByServer } from "../../../test/taken-by-server.ts";

/** Everything a person typed or uploaded, each with a word of its own that must be nowhere afterwards. */
const canaries = {
	email: "canary.mail@example.org",
	name: "Zephyrine Canaryname",
	arabicName: "كناريا زفيرين",
	phone: "+966 55 777 1234",
	id: "CNRY7312",
	address: "Canary Street 7f3a",
	organization: "Canary Club 7f3a",
	statement: "Canary statement 7f3a",
	party: "Canary Coach 7f3a",
	message: "Canary message 7f3a",
	reason: "Canary reason 7f3a",
	draft: "Canary draft 7f3a",
	kept: "Canary kept 7f3a",
	passkey: "Canary phone 7f3a",
	file: "canary-file-7f3a.png",
	network: "203.0.113.77",
	agent: "CanaryAgent/7f3a",
};
/** Texts of officers and heads about the person: they stay, and name no one. */
const about = `About ${canaries.name}, ${canaries.arabicName}, ${canaries.email}, ${canaries.phone}`;
const password = "three lamps on a boat";
const leaked = (text: string) =>
	Object.entries(canaries).flatMap(([name, word]) => (text.toLowerCase().includes(word.toLowerCase()) ? [name] : []));

onEveryEngine((engine) => {
	const log: string[] = [];
	const site = startSite({ on: engine, settings: { LOG_LEVEL: "debug", TRUST_PROXY: "1" } });
	beforeAll(() => {
		vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
	});
	afterAll(() => vi.restoreAllMocks());

	// Not kept alive: the waits in between are longer than the server keeps a connection.
	const headers = { "x-forwarded-for": canaries.network, "user-agent": canaries.agent, connection: "close" };
	const officeHeaders = { "x-forwarded-for": "198.51.100.1", "user-agent": "Office", connection: "close" };
	const desk: Record<string, string> = {};
	const as = (cookie: string, from: Record<string, string> = headers) => ({
		post: (path: string, fields: Record<string, string>) => site.post(path, fields, { ...from, cookie }),
		get: (path: string) => site.get(path, { ...from, cookie }),
	});
	const keepIn = (jar: Map<string, string>, response: Response) => {
		for (const cookie of cookiesOf(response)) {
			const [name = "", value = ""] = cookie.split(/=(.*)/s);
			jar.set(name, value);
		}
		return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
	};
	async function enter(email: string, secret: string, door = "/en/complaints/login", from = headers) {
		const response = await site.post(door, { email, password: secret }, from);
		expect(response.status).toBe(303);
		return keepIn(new Map(), response);
	}

	async function register() {
		const jar = new Map<string, string>();
		const { email, name, arabicName, phone, id, address, organization } = canaries;
		const step = (n: number) => `/en/complaints/register?step=${n}`;
		const account = {
			full_name: name,
			full_name_ar: arabicName,
			email,
			submitter_type: "player",
			password,
			confirm_password: password,
		};
		let cookie = keepIn(jar, await as("").post(step(1), account));
		cookie = keepIn(
			jar,
			await as(cookie).post(step(2), { phone, address, organization, id_type: "passport", id_number: id }),
		);
		await as(cookie).post(step(3), {});
		const confirmation = async () =>
			(await site.mails(1)).find((mail) => mail.to?.[0]?.address === email && mail.text?.includes("/confirm/"));
		await expect.poll(confirmation).toBeDefined();
		const link = new URL(/https?:\S+\/confirm\/\S+/.exec((await confirmation())?.text ?? "")?.[0] ?? "").pathname;
		await site.post(link, { password, confirm_password: password }, headers);
	}

	async function fileCase(cookie: string) {
		const me = as(cookie);
		const first = await me.get("/en/complaints/submit?draft=new");
		const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
		const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
		await me.post(at(1), { draft, dispute_type: "financial" });
		await me.post(at(2), {
			draft,
			detailed_description: canaries.statement,
			detailed_description_ar: canaries.statement,
			incident_location: canaries.address,
			first_party_full_name: canaries.party,
			first_party_phone: canaries.phone,
			second_party_organization: canaries.organization,
			represented_name: canaries.party,
			represented_as: "guardian",
		});
		const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
			.png()
			.toBuffer();
		const uploaded = await site.send(
			at(3),
			{ draft, intent: "upload", evidence: new File([new Uint8Array(png)], canaries.file, { type: "image/png" }) },
			cookie,
		);
		expect(uploaded.status).toBe(303);
		await me.post(at(3), { draft });
		await me.post(at(4), { draft, terms: "on", terms_version: "2026-3" });
		const { rows } = await site.sql("select case_reference from complaints where id = $1", [draft]);
		return String(rows[0]?.case_reference);
	}

	/** Text by officers and heads in every field of the case. */
	async function handle(reference: string) {
		for (const who of ["officer", "head"])
			desk[who] = await enter(`${who}@demo.example`, DEMO_PASSWORD, "/en/complaints/admin/auth", officeHeaders);
		const page = `/en/complaints/admin/case/${reference}`;
		const [officer, head] = [as(desk.officer ?? "", officeHeaders), as(desk.head ?? "", officeHeaders)];
		const did = async (response: Promise<Response>) => expect([200, 303]).toContain((await response).status);
		await did(officer.post(page, { intent: "note", body: about }));
		await did(officer.post(page, { intent: "message", body: about }));
		await did(officer.post(page, { intent: "reclassify", dispute_type: "other", body: about }));
		await did(officer.post(page, { intent: "reveal", body: about }));
		await did(officer.post("/en/complaints/admin", { intent: "filter", q: canaries.name, status: "" }));
		await did(officer.post("/en/complaints/admin", { intent: "filter", q: "Zephyrine", status: "" }));
		const serial = "0123456789abcdef";
		await did(officer.post("/en/admin/drafts?of=answer-template:new", { title: "t", body: about, serial }));
		await site.sql("insert into answer_templates (used_for, title, body, body_ar) values ('message', 't', $1, $1)", [
			about,
		]);
		await did(officer.post(page, { intent: "move", status: "pending_information", text: about }));
		const officerId =
			(await site.sql("select id from accounts where email = 'officer@demo.example'")).rows[0]?.id ?? "";
		await did(
			head.post("/en/complaints/admin/links", { officer: officerId, reason: `For the case of ${canaries.name}` }),
		);
		await did(officer.post(page, { intent: "conflict", body: about }));
	}

	test("after an erasure nothing a person typed or sent along is in any table, file or line of the log", {
		timeout: 120_000,
	}, async () => {
		await register();
		await as("").post("/en/complaints/login", { email: canaries.email, password: "wrong" });
		await enter(canaries.email, password); // one device
		const cookie = await enter(canaries.email, password); // and another, which is mailed
		const passkey = await addPasskey(site, cookie, { area: "complaints", name: canaries.passkey });
		expect((await enterByPasskey(site, passkey, { path: "/en/complaints/login" })).status).toBe(303);
		const reference = await fileCase(cookie);
		await handle(reference);
		const page = `/en/complaints/case/${reference}`;
		expect((await as(cookie).post(page, { intent: "answer", body: canaries.message })).status).toBe(303);
		await as("").post("/en/complaints/track", { case_reference: reference, method: "email", value: canaries.email });
		await site.post("/api/functions/generate-complaint-otp", { email: canaries.email });
		const late = await enter(canaries.email, password);
		const half = await as(late).get("/en/complaints/submit?draft=new");
		const draft = new URL(half.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
		await as(late).post(`/en/complaints/submit?draft=${draft}&step=1`, { draft });
		await as(late).post(`/en/complaints/submit?draft=${draft}&step=2`, { draft, detailed_description: canaries.draft });
		await site.sql("delete from sessions where account_id = (select id from accounts where email = $1)", [
			canaries.email,
		]);
		expect((await as(late).post(page, { intent: "message", body: canaries.kept })).headers.get("set-cookie")).toContain(
			"kept=",
		);

		const named = await site.sql(
			"select action from audit_log, accounts where email = $1 and position(accounts.id::text in audit_log::text) > 0",
			[canaries.email],
		);
		expect(named.rows).toEqual([]);
		const before = leaked(await everything());
		expect(before).toEqual(
			expect.arrayContaining([
				"email",
				"name",
				"arabicName",
				"phone",
				"address",
				"statement",
				"message",
				"file",
				"draft",
				"passkey",
			]),
		);
		for (const never of ["network", "agent", "id", "kept"]) expect(before).not.toContain(never);

		const last = await enter(canaries.email, password);
		expect((await as(last).post(page, { intent: "withdraw", body: canaries.reason })).status).toBe(303);
		const erased = await as(last).post("/en/complaints/my-data", { intent: "erase", confirm_erasure: "on", password });
		expect(erased.status).toBe(303);
		await expect.poll(async () => leaked(await everything())).toEqual([]);
		const notes = await site.sql("select body from case_notes where body like 'About%'");
		expect(notes.rows).toEqual([{ body: "About [the complainant], [المشتكي], [the complainant], [the complainant]" }]);
		const templates = await site.sql("select body from answer_templates where title = 't'");
		expect(templates.rows).toEqual(notes.rows);
		expect(
			await readdir(join(site.dataDir, "files", "evidence"), { recursive: true }).then(
				(names) => names.filter((name) => /[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(name) && name.includes(reference)),
				() => [],
			),
		).toEqual([]);
		expect(leaked(log.join(""))).toEqual([]);
		expect(log.join("")).not.toContain(reference);
	});

	test("requests that fail leave a line each, without what was typed, a reference or a token", async () => {
		log.length = 0;
		const cookie = await enter("player@demo.example", DEMO_PASSWORD);
		const me = as(cookie);
		const token = "canarytokencanarytokencanarytok7";
		await me.post("/en/complaints/account", { session: canaries.message });
		for (const path of [
			`/en/complaints/case/2026-912345`,
			`/en/complaints/confirm/${token}`,
			`/complaints/reset/${token}`,
			`/nowhere/${canaries.email}`,
			`/en/complaints/admin/enter/${token}`,
			`/complaints/file/${token}`,
		])
			await me.get(path);
		await me.post("/en/complaints/track", {
			case_reference: "2026-912345\u0000",
			method: "email",
			value: `${canaries.email}\u0000`,
		});
		await me.post("/en/complaints/submit?step=2", {
			draft: canaries.message,
			detailed_description: `${canaries.statement}\u0000`,
		});
		for (const body of [`{"email":"${canaries.email}"`, `["${canaries.email}"]`, "null"])
			await fetch(`${site.origin}/api/functions/generate-complaint-otp`, {
				method: "POST",
				body,
				headers: { "content-type": "application/json" },
			});
		await fetch(`${site.origin}/en/complaints/my-data`, {
			method: "POST",
			body: `--x\r\n${canaries.statement}`,
			headers: { "content-type": "multipart/form-data; boundary=x", cookie },
		});
		await cutOff(`/en/complaints/submit?step=3`, cookie, canaries.statement);
		await expect.poll(() => log.join("")).toContain("page.not-found");
		const text = log.join("");
		expect(leaked(text)).toEqual([]);
		for (const hidden of ["2026-912345", token, "player@demo"]) expect(text).not.toContain(hidden);
		expect(text).not.toContain('"level":"error","event":"request.failed","id":"","error":"Error code=ECONNRESET');
	});

	/** Begins an upload, and goes away once the server has taken what came. */
	async function cutOff(path: string, cookie: string, text: string) {
		const { hostname, port } = new URL(site.origin);
		const taken = takenByServer(path);
		const socket = connect(Number(port), hostname).on("error", () => {});
		const begun = Buffer.from(
			`POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n` +
				`Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n${text}`,
		);
		socket.write(begun);
		await expect.poll(taken).toBe(begun.length);
		socket.destroy();
		await once(socket, "close");
	}

	/**
	 * Every row of every table as text, and every file of the data directory with its name; the files of the engine
	 * itself aside.
	 */
	async function everything(): Promise<string> {
		const parts: string[] = [];
		const { rows } = await site.sql(
			`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
				where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
		);
		for (const { name } of rows)
			for (const row of (await site.sql(`select t::text as row from ${name} t`)).rows) parts.push(String(row.row));
		for (const entry of await readdir(site.dataDir, { recursive: true, withFileTypes: true })) {
			const path = join(entry.parentPath, entry.name);
			if (!entry.isFile() || path.startsWith(join(site.dataDir, "db"))) continue;
			const bytes = await readFile(path).catch(() => Buffer.alloc(0));
			parts.push(entry.name, bytes.toString("utf8"));
			if (entry.name.endsWith(".eml")) {
				const mail = await PostalMime.parse(bytes);
				parts.push(JSON.stringify([mail.to, mail.subject, mail.text, mail.html]));
			}
		}
		return parts.join("\n");
	}
});
