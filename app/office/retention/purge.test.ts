import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { complainant, draft, filed, person } from "../../../test/make-case.ts";
import { config } from "../../base/config.server.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { keysOf } from "../../base/literals.ts";
import { dueBefore, type Kind, kindNames } from "../../settings/retention/kinds.ts";
import { count, purge, purgeAll } from "./purge.server.ts";

const some = () => randomUUID();
let merges = 0;
const insert = (into: string, values: unknown[], more = "") =>
	runAsOperator(`insert into ${into} values (${values.map((_, i) => `$${i + 1}`).join(", ")}) ${more}`, values);
const account = async () => (await person("editor")).id;
const mail = "mails (recipient, subject, html, plain, status, sent_at, created_at";

/** Adds a row of each kind whose time counts from a moment. Kinds of closed cases have tests of their own. */
const add: Partial<Record<Kind, (at: Date) => Promise<unknown>>> = {
	drafts: async (at) => {
		const id = await draft(await complainant());
		await runAsOperator("alter table complaints disable trigger guard_case");
		await runAsOperator("update complaints set updated_at = $1 where id = $2", [at, id]);
		await runAsOperator("alter table complaints enable trigger guard_case");
	},
	loose_files: (at) => insert("case_files (path, put_at)", [`evidence/${some()}/${some()}`, at]),
	messages: (at) =>
		insert("contact_messages (name, surname, email, message, language, status, created_at)", [
			"a",
			"b",
			"a@example.org",
			"c",
			"ar",
			"read",
			at,
		]),
	spam: (at) =>
		insert("contact_messages (name, surname, email, message, language, status, created_at)", [
			"a",
			"b",
			"a@example.org",
			"c",
			"ar",
			"spam",
			at,
		]),
	pending_subscribers: (at) =>
		insert("newsletter_subscribers (email, language, requested_at)", [`${some()}@example.org`, "ar", at]),
	unsubscribed: (at) =>
		insert("newsletter_subscribers (email, language, status, unsubscribed_at)", [
			`${some()}@example.org`,
			"ar",
			"unsubscribed",
			at,
		]),
	deliveries: async (at) => {
		const { rows } = await runAsOperator(
			"insert into newsletter_issues (title, language) values ('a', 'ar') returning id",
		);
		await insert(`${mail}, newsletter_issue_id)`, ["a@example.org", "", "", "", "sent", at, at, rows[0].id]);
	},
	mails: (at) => insert(`${mail})`, ["a@example.org", "", "", "", "dead", null, at]),
	outbox: async (at) => {
		const folder = join(config().DATA_DIR, "outbox");
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, `${at.toISOString().replace(/[:.]/g, "-")}-0000.eml`), "");
	},
	pending_accounts: (at) =>
		insert("pending_accounts (email, name, language, expires_at)", ["a@example.org", "a", "ar", at]),
	registrations: (at) => insert("registrations (token_hash, sealed, created_at)", [some(), "", at]),
	sessions: async (at) => insert("sessions (account_id, token, expires_at)", [await account(), some(), at]),
	ended_sessions: async (at) =>
		insert("ended_sessions (account_id, token_hash, ended_at)", [await account(), some(), at]),
	links: async (at) =>
		insert("account_links (account_id, token_hash, purpose, expires_at)", [await account(), some(), "reset", at]),
	role_requests: async (at) =>
		insert("role_requests (account_id, asked_by_id, roles, expires_at)", [
			await account(),
			await account(),
			"{head}",
			at,
		]),
	passkey_challenges: (at) =>
		insert("passkey_challenges (challenge_hash, browser_hash, purpose, expires_at)", [some(), some(), "sign-in", at]),
	sign_ins: (at) => insert("verifications (identifier, value, expires_at)", [some(), "", at]),
	codes: (at) => insert("one_time_codes (email_hash, purpose, code_hash, expires_at)", [some(), "login", "", at]),
	passes: async (at) =>
		insert("tracking_passes (token_hash, complaint_id, expires_at)", [some(), await draft(await complainant()), at]),
	devices: async (at) => insert("known_devices (account_id, token_hash, last_used_at)", [await account(), some(), at]),
	api_tokens: async (at) =>
		insert("api_tokens (account_id, name, token_hash, scopes, expires_at)", [await account(), "a", some(), [], at]),
	tie_passes: async (at) => {
		const club = () => make.club({ name: some(), name_ar: some() });
		const tie = await make.tie({ home_team_id: await club(), away_team_id: await club() });
		await insert("tie_passes (match_id, side, token_hash, pin_hash, expires_at)", [tie, "home", some(), "", at]);
	},
	access_links: async (at) =>
		insert("access_links (account_id, reason, token_hash, expires_at)", [await account(), "a", some(), at]),
	searches: async (at) => insert("desk_views (account_id, words, created_at)", [await account(), "a", at]),
	record_drafts: async (at) =>
		insert("record_drafts (account_id, record, fields, saved_at)", [await account(), "team:new", "{}", at]),
	pictures: (at) =>
		insert("pictures (url, bucket, created_at)", [
			`/media/player-photos/${some().replaceAll("-", "")}-9x9.webp`,
			"player-photos",
			at,
		]),
	imports: (at) => insert("import_batches (kind, imported_at)", ["teams", at]),
	merges: async (at) => {
		merges += 1;
		const { rows } = await insert("player_merges (merged, kept, merged_at)", [merges, 1_000_000, at], "returning id");
		await insert("player_merge_documents (player_merge_id, document)", [rows[0]?.id, "{}"]);
	},
	import_files: (at) => insert("import_runs (kind, file_name, created_at)", ["teams", "a.csv", at]),
	photo_archives: (at) => insert("photo_archives (file_name, state, created_at)", ["a.zip", "reading", at]),
	bulk_runs: (at) => insert("bulk_runs (kind, state, created_at)", ["local-photos", "complete", at]),
	date_requests: async (at) => {
		const [home, away] = [await make.club({ name: some() }), await make.club({ name: some() })];
		const tie = await make.tie({ home_team_id: home, away_team_id: away });
		await insert("date_requests (match_id, side, state, from_date, answer_by, ended_at)", [
			tie,
			"home",
			"kept",
			"2026-01-01",
			at,
			at,
		]);
	},
	result_words: async (at) => {
		const [home, away] = [await make.club({ name: some() }), await make.club({ name: some() })];
		const tie = await make.tie({ home_team_id: home, away_team_id: away });
		await insert("reports (match_id, number, side, home_score, away_score, settled, settled_at, decision)", [
			tie,
			1,
			"home",
			3,
			1,
			"decided",
			at,
			"The card says so",
		]);
		await insert("confirmations (match_id, report, side, verdict, body)", [tie, 1, "away", "dispute", "It was 3-2"]);
	},
	stashed_forms: async (at) =>
		insert("kept_forms (token_hash, account_id, sealed, created_at)", [some(), await account(), "", at]),
	stashed_pass_forms: async (at) => {
		const [home, away] = [await make.club({ name: some() }), await make.club({ name: some() })];
		const tie = await make.tie({ home_team_id: home, away_team_id: away });
		const { rows } = await insert(
			"tie_passes (match_id, side, token_hash, pin_hash, expires_at)",
			[tie, "home", some(), "", now],
			"returning id",
		);
		await insert("kept_forms (token_hash, pass_id, sealed, created_at)", [some(), rows[0]?.id, "", at]);
	},
	limits: (at) => insert("rate_limits (what, who, started_at)", ["a", some(), at]),
	jobs: (at) => insert("pgboss.job (name, state, completed_on)", ["mail", "completed", at]),
	runs: (at) => insert("retention_runs (started_at)", [at]),
};
const now = new Date();
const minutes = (from: Date, n: number) => new Date(from.getTime() + n * 60_000);
const ofCases: Kind[] = ["erased_cases", "case_files", "case_words", "case_decisions", "id_numbers"];

onOneEngine((engine) => {
	freshProduct(engine);

	test("every kind has a row in the tables of these tests", () => {
		expect([...Object.keys(add), ...ofCases].sort()).toEqual([...kindNames].sort());
	});

	test.each(keysOf(add))(
		"%s: a younger one stays, an older one goes, and a second night finds nothing",
		async (kind) => {
			const before = dueBefore(kind, {}, now);
			await runSql("delete from rate_limits");
			await add[kind]?.(minutes(before, 20));
			const alone = await count(kind, now, {});
			await add[kind]?.(minutes(before, -20));
			await runSql(`delete from rate_limits where what <> 'a'`);
			const both = await count(kind, now, {});
			expect([both.all - alone.all, both.due ?? 1]).toEqual([1, 1]);
			expect(await purge(kind, now)).toBe(1);
			expect(await count(kind, now, {})).toEqual(kind === "pictures" ? { all: 1 } : { all: alone.all, due: 0 });
			expect(await purge(kind, now)).toBe(0);
		},
	);

	test("an owner's days count, and never beyond the limits of the kind", () => {
		const days = (kind: Kind, chosen: number) =>
			(now.getTime() - dueBefore(kind, { [kind]: chosen }, now).getTime()) / 86_400_000;
		expect([days("mails", 100), days("mails", 1), days("mails", 9999)]).toEqual([100, 7, 365]);
		expect(days("drafts", 5)).toBe(30); // a fixed time
	});

	test("more rows than a batch holds go in several transactions, and nothing else with them", async () => {
		await runAsOperator(
			`insert into mails (recipient, subject, html, plain, status, created_at)
			 select n || '@example.org', '', '', '', 'sent', now() - make_interval(days => n, hours => 1)
			 from generate_series(1, 60) n`,
		);
		expect(await purge("mails", new Date(), {}, 7)).toBe(31);
		const { rows } = await runAsOperator(
			"select count(*)::int as left, max(now() - created_at) < interval '31 days' as young from mails",
		);
		expect(rows).toEqual([{ left: 29, young: true }]);
	});

	test("rows that still mean something stay, however old", async () => {
		const old = new Date("2001-01-01");
		await insert(`${mail})`, ["queued@example.org", "", "", "", "queued", null, old]);
		const { rows } = await insert(`${mail})`, ["reply@example.org", "", "", "", "sent", old, old], "returning id");
		for (const status of ["unread", "answered"])
			await insert("contact_messages (name, surname, email, message, language, status, created_at)", [
				"a",
				"b",
				"c@example.org",
				"d",
				"en",
				status,
				old,
			]);
		await runAsOperator(
			`insert into contact_replies (contact_message_id, body, mail_id) select id, '', $1 from contact_messages
				where status = 'answered'`,
			[rows[0].id],
		);
		await insert("newsletter_subscribers (email, language, status, requested_at)", [
			"d@example.org",
			"ar",
			"confirmed",
			old,
		]);
		await insert("bulk_runs (kind, state, created_at)", ["local-photos", "processing", old]);
		await insert("pgboss.job (name, state, created_on)", ["mail", "created", old]);
		await insert("desk_views (account_id, name, created_at)", [await account(), "a", old]);
		await insert(`${mail})`, ["sent-late@example.org", "", "", "", "sent", new Date(), old]);
		await insert("access_links (account_id, reason, token_hash, expires_at, pass_until)", [
			await account(),
			"a",
			some(),
			old,
			new Date(),
		]);
		for (const kind of [
			"mails",
			"messages",
			"pending_subscribers",
			"unsubscribed",
			"bulk_runs",
			"jobs",
			"searches",
			"access_links",
		] as const)
			expect([kind, await purge(kind, new Date())]).toEqual([kind, 0]);
	});

	test("an issue of the newsletter keeps its figures when its emails go", async () => {
		const { rows } = await runAsOperator(
			"insert into newsletter_issues (title, language, recipients) values ('a', 'ar', 5) returning id",
		);
		for (const status of ["sent", "sent", "sent", "dead"])
			await insert(`${mail}, newsletter_issue_id)`, [
				"a@example.org",
				"",
				"",
				"",
				status,
				null,
				new Date("2001-01-01"),
				rows[0].id,
			]);
		expect(await purge("deliveries", new Date(), {}, 3)).toBe(4);
		const { newsletterStats } = await import("../../news/newsletter/newsletter-stats.server.ts");
		const { issues } = await newsletterStats(await person("editor"));
		expect(issues).toMatchObject([{ delivered: 3, bounced: 1, waiting: 0 }]);
	});

	test("a row that another transaction has locked is left for the next night", async () => {
		await insert("rate_limits (what, who, started_at)", ["a", "locked", new Date("2001-01-01")]);
		if (engine === "embedded PostgreSQL") return; // one session
		const { default: pg } = await import("pg");
		const { rows } = await runSql("select current_database() as name");
		const url = new URL(process.env.TEST_DATABASE_URL ?? "");
		url.pathname = `/${rows[0].name}`;
		const other = new pg.Client({ connectionString: url.href });
		await other.connect();
		await other.query("begin; select from rate_limits where who = 'locked' for update");
		expect(await purge("limits", new Date())).toBe(0);
		await other.query("commit");
		await other.end();
		expect(await purge("limits", new Date())).toBe(1);
	});

	test("a run is noted with its counts, in the audit log unless empty; a kind that fails stops no other", async () => {
		await runAsOperator("delete from audit_log where action = 'retention.purged'");
		await add.mails?.(new Date("2001-01-01"));
		await add.runs?.(new Date("2001-01-01"));
		expect(await purgeAll(new Date())).toEqual({ counts: { mails: 1, runs: 1 }, failed: [] });
		const log = async () =>
			(await runSql("select actor, subject, details from audit_log where action = 'retention.purged'")).rows;
		expect(await log()).toEqual([{ actor: "system", subject: null, details: { mails: 1, runs: 1 } }]);
		expect((await runSql("select counts, failed, ended_at is not null as ended from retention_runs")).rows).toEqual([
			{ counts: { mails: 1, runs: 1 }, failed: [], ended: true },
		]);
		await purgeAll(new Date());
		expect(await log()).toHaveLength(1);
		await runAsOperator("alter table rate_limits rename to rate_limits_away");
		await add.mails?.(new Date("2001-01-01"));
		const broken = await purgeAll(new Date());
		await runAsOperator("alter table rate_limits_away rename to rate_limits");
		expect(broken).toEqual({ counts: { mails: 1 }, failed: ["limits"] });
	});

	test("the words of a result disputed and decided long ago are emptied; dispute, score and log stay", async () => {
		const old = new Date("2001-01-01");
		await add.result_words?.(old);
		await runAsOperator(
			`insert into audit_log (actor, action, subject, details, at)
			select 'system', 'match.result-corrected', 'match:1', jsonb_build_object('reason_sha256', h), '2001-01-01'
			from repeat('a', 64) h`,
		);
		await insert("audit_reasons (hash, salt, body)", ["a".repeat(64), "s", "Protest"]);
		expect(await count("result_words", new Date(), {})).toEqual({ all: 2, due: 2 });
		expect(await purge("result_words", new Date(), {}, 1)).toBe(2);
		expect(await purge("result_words", new Date())).toBe(0);
		const all = async (text: string) => (await runAsOperator(text)).rows;
		expect(await all("select verdict, body from confirmations")).toEqual([{ verdict: "dispute", body: "—" }]);
		expect(await all("select home_score, settled, decision from reports")).toEqual([
			{ home_score: 3, settled: "decided", decision: null },
		]);
		expect(await all("select body, salt from audit_reasons")).toEqual([{ body: "", salt: "" }]);
	});

	test("emails in the outbox and pictures go from the disk as well", async () => {
		await add.outbox?.(new Date("2001-01-01"));
		await purge("outbox", new Date());
		const left = await readdir(join(config().DATA_DIR, "outbox"));
		expect(left.filter((name) => name.startsWith("2001"))).toEqual([]);
	});

	test("a filed case is no draft and never goes as one", async () => {
		await filed(await complainant());
		expect(await purge("drafts", new Date(Date.now() + 400 * 86_400_000))).toBe(0);
	});
});
