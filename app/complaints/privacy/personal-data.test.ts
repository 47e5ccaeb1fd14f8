import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { complainant, draft, filed, person } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import { startRun } from "../../imports/runs/start-run.server.ts";
import { beginRun } from "../../people/players/photo-runs/runs.server.ts";
import { applyBatch } from "../../records/batches/batch.server.ts";
import { undoByTask } from "../../records/batches/undo-batch.server.ts";
import { ownProfile } from "../complainants/profile.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { reclassify } from "../handling/commands/case-commands.server.ts";
import { keepDeadlinesAt } from "../jobs.server.ts";
import { sha256 } from "../receipts/issue-receipt.server.ts";
import { verifyReceipt } from "../receipts/receipt.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { writeToOfficers } from "../transitions/send-message.server.ts";
import { changeProfile } from "./change-profile.server.ts";
import { eraseWaiting, erasureOf, requestErasure, withdrawErasure } from "./erasure.server.ts";
import { exportOwnData } from "./export-own-data.server.ts";

const canary = "Canary-7f3a";
const file = () => pdfFile(canary);

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents([
		"bulk-run.started",
		"case.erasure-ended",
		"case.erasure-requested",
		"case.erasure-withdrawn",
		"case.withdrawn",
		"erasure.done",
		"evidence.added",
		"profile.changed",
	]);

	test("an ID number is sealed in its row, shown masked, and cannot be unsealed from another row", async () => {
		const one = await complainant({ id_number: "1000000008" });
		const other = await complainant({ id_number: "1000000008" });
		const { rows } = await runAsOperator("select id, id_number, id_number_index from complaint_users order by id");
		for (const row of rows) expect(row.id_number).toMatch(/^\w+\.[\w-]{40,}$/);
		expect(rows[0].id_number).not.toBe(rows[1].id_number);
		expect(rows[0].id_number_index).toBe(rows[1].id_number_index);
		expect((await ownProfile(one))?.id_number_masked).toBe("•••••••008");
		await runAsOperator("update complaint_users set id_number = $1 where id = $2", [
			rows.find((row) => row.id === one.id)?.id_number,
			other.id,
		]);
		await expect(ownProfile(other)).rejects.toThrow();
	});

	test("a sealed text that was changed is not opened", () => {
		const sealed = seal("1000000008", "here");
		expect(unseal(sealed, "here")).toBe("1000000008");
		expect(() => unseal(sealed, "there")).toThrow();
		expect(() => unseal(`k9.${sealed.split(".")[1]}`, "here")).toThrow(/k9/);
		const bytes = Buffer.from(sealed.split(".")[1] ?? "", "base64url");
		bytes[bytes.length - 1]! ^= 1;
		expect(() => unseal(`${sealed.split(".")[0]}.${bytes.toString("base64url")}`, "here")).toThrow();
	});

	test("an export holds everything of its person and nothing of another", async () => {
		const owner = await complainant({ address: canary });
		const other = await complainant({ full_name: "Somebody Else" });
		const { id, reference } = await filed(owner, { second_party_full_name: "The club" });
		await attachEvidence(owner, id, file());
		await writeToOfficers(owner, id, { body: "Hello" });
		await draft(owner, { incident_location: "A draft's place" });
		await filed(other);
		await make.tie({ home_team_id: await make.club({ name: "Al-Hilal" }), away_team_id: await make.club() });
		await runAsOperator("insert into captains (account_id, squad_id) select $1, id from squads order by id limit 1", [
			owner.id,
		]);
		const everything = await exportOwnData(owner);
		expect(everything.squads).toMatchObject([{ name: "Al-Hilal", season: "2025/2026" }]);
		const text = JSON.stringify(everything);
		expect(everything.profile).toMatchObject({ id_number: "1000000008", address: canary });
		expect(everything.cases).toMatchObject([
			{ case_reference: reference, messages: [{ body: "Hello" }], evidence: [{ file_name: `${canary}.pdf` }] },
		]);
		expect(text).toContain("A draft's place");
		expect(text).not.toContain("Somebody Else");
	});

	test("an exported statement is the signed one, also after an officer chose another type of dispute", async () => {
		const owner = await complainant();
		const words = { detailed_description: 'They said "no" \\ twice.\n\tلا', incident_date: "2026-01-02" };
		const { id, reference } = await filed(owner, words);
		expect(await reclassify(await person("officer"), id, "disciplinary", "It is about conduct.")).toEqual({ ok: true });
		const [exported] = (await exportOwnData(owner)).cases;
		expect(exported?.dispute_type).toBe("disciplinary");
		const [receipt] = exported?.receipts ?? [];
		expect(JSON.parse(receipt?.statement ?? "")).toMatchObject({ dispute_type: "financial", ...words });
		const verified = await verifyReceipt(reference, receipt?.code ?? "", "a");
		expect(verified).toMatchObject({ ok: true, body: { statement_sha256: sha256(receipt?.statement ?? "") } });
	});

	test("a profile is changed, but not the ID number nor the address that signs in", async () => {
		const owner = await complainant();
		const input = {
			full_name: "New Name",
			full_name_ar: null,
			phone: "0501234567",
			date_of_birth: null,
			address: null,
			organization: null,
			organization_ar: null,
		};
		await changeProfile(owner, input);
		expect(await ownProfile(owner)).toMatchObject({ ...input, id_number_masked: "•••••••008", email: owner.email });
	});

	test("erasure waits for open cases and for windows to appeal, and then runs by itself", async () => {
		const owner = await complainant();
		const head = await person("head");
		const { id } = await filed(owner);
		expect(await requestErasure(owner)).toBe("waiting");
		expect(await erasureOf(owner)).toMatchObject({ openCases: 1, requestedAt: expect.any(Date) });
		await withdrawErasure(owner);
		expect((await erasureOf(owner)).requestedAt).toBeUndefined();
		await requestErasure(owner);
		await changeStatus(head, id, { to: "rejected", text: "No." });
		await eraseWaiting();
		expect((await ownProfile(owner))?.full_name).toBe("Sara Salem");
		await runAsOperator("update complaints set appeal_until = now() - interval '1 minute'");
		await keepDeadlinesAt(new Date());
		expect((await ownProfile(owner))?.full_name).toBe("Sara Salem"); // the deadlines job erases no data
		await eraseWaiting(new Date(Date.now() + 15 * 86_400_000));
		const { rows } = await runAsOperator("select full_name from complaint_users");
		expect(rows).toEqual([{ full_name: "" }]);
	});

	test("what is erased is gone from every table, file and account; references and receipts stay", async () => {
		const owner = await complainant({
			full_name: canary,
			full_name_ar: canary,
			address: canary,
			organization: canary,
			organization_ar: canary,
			phone: "0509998887",
			id_number: "1000000008",
		});
		const values = Object.fromEntries(
			["detailed_description", "detailed_description_ar", "incident_location", "incident_location_ar"]
				.concat(
					["first", "second"].flatMap((side) =>
						["full_name", "phone", "organization"].map((name) => `${side}_party_${name}`),
					),
				)
				.map((name) => [name, name.endsWith("phone") ? "0509998887" : canary]),
		);
		const { id, reference } = await filed(owner, values);
		await attachEvidence(owner, id, file());
		await writeToOfficers(owner, id, { body: canary });
		await draft(owner, values);
		await changeOwnStatus(owner, id, { to: "closed", text: canary });
		const receipt = (await exportOwnData(owner)).cases[0]?.receipts[0];
		const { rows: held } = await runAsOperator("select file_path from complaint_attachments");
		await runAsOperator("update mails set status = 'sent'");
		await make.tie({ home_team_id: await make.club(), away_team_id: await make.club({ name: "B" }) });
		await runAsOperator("insert into captains (account_id, squad_id) select $1, id from squads", [owner.id]);
		expect(await requestErasure(owner)).toBe("done");
		expect((await runAsOperator("select from captains")).rows).toEqual([]);
		const { rows: tables } = await runAsOperator(
			`select table_schema || '.' || table_name as name from information_schema.tables
				where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
		);
		for (const { name } of tables) {
			const { rows } = await runAsOperator(`select t::text as row from ${name} t`);
			const text = JSON.stringify(rows);
			expect([name, text.includes(canary), text.includes("0509998887"), text.includes(owner.email)]).toEqual([
				name,
				false,
				false,
				false,
			]);
		}
		expect(await files().exists(held[0].file_path)).toBe(false);
		const { rows } = await runAsOperator("select case_reference, status from complaints");
		expect(rows).toEqual([{ case_reference: reference, status: "closed" }]);
		expect(await verifyReceipt(reference, receipt?.code ?? "", "a")).toMatchObject({ ok: true });
		const { rows: accounts } = await runAsOperator(
			"select disabled_at, (select count(*)::int from credentials) as passwords from accounts where id = $1",
			[owner.id],
		);
		expect(accounts[0]).toMatchObject({ disabled_at: expect.any(Date), passwords: 0 });
	});

	test("a captain without a complainant's profile exports what they did and erases the account", async () => {
		const captain = await person("captain");
		const other = await person("captain");
		const tie = await make.tie({
			home_team_id: await make.club({ name: "Al-Hilal" }),
			away_team_id: await make.club(),
		});
		await runAsOperator(
			"insert into captains (account_id, squad_id) select $1, home_squad_id from matches where id = $2",
			[captain.id, tie],
		);
		await runAsOperator(
			`insert into reports (match_id, number, side, home_score, away_score, by_id, settled, settled_at) values
				($1, 1, 'home', 3, 1, $2, 'replaced', now()), ($1, 2, 'away', 2, 3, $3, null, null)`,
			[tie, captain.id, other.id],
		);
		expect(await exportOwnData(captain)).toMatchObject({
			account: { email: captain.email, roles: [{ role: "captain" }] },
			profile: null,
			drafts: [],
			cases: [],
			squads: [{ name: "Al-Hilal" }],
			reported_results: [{ match_id: tie, side: "home", home_score: 3, away_score: 1 }],
		});
		expect(await erasureOf(captain)).toMatchObject({ openCases: 0, heldCases: 0 });
		expect(await requestErasure(captain)).toBe("done");
		const { rows } = await runAsOperator(
			"select email, name, disabled_at is null as open from accounts where id = $1",
			[captain.id],
		);
		expect(rows).toEqual([{ email: `erased-${captain.id}@erased.invalid`, name: "", open: false }]);
		expect((await runAsOperator("select from captains where account_id = $1", [captain.id])).rows).toEqual([]);
		expect((await runAsOperator("select from reports where by_id = $1", [captain.id])).rows).toEqual([]);
	});

	test("who works for the federation alone exports their data, and is erased by no form", async () => {
		const editor = await person("editor");
		expect(await exportOwnData(editor)).toMatchObject({ account: { email: editor.email }, profile: null });
		for (const ask of [() => requestErasure(editor), () => erasureOf(editor), () => withdrawErasure(editor)])
			await expect((async () => ask())()).rejects.toMatchObject({ init: { status: 403 } });
		const byLink = { ...(await person("officer")), link: "00000000-0000-4000-8000-000000000001" };
		await expect(exportOwnData(byLink)).rejects.toMatchObject({ init: { status: 403 } });
	});

	test("the address of a captain who ran tasks for the league is in no row after the erasure", async () => {
		const both = await complainant();
		const tie = await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		await runAsOperator(
			"insert into captains (account_id, squad_id) select $1, home_squad_id from matches where id = $2",
			[both.id, tie],
		);
		const manager = { ...both, roles: ["complainant", "captain", "editor", "league-manager"] as const };
		const chunks = [Buffer.from("name,name_ar,region,region_ar,founded_year\n")];
		const started = await startRun(manager, "teams", { name: "clubs.csv", chunks: () => Readable.from(chunks) });
		expect(started).toMatchObject({ run: expect.any(Number) });
		const { batch } = await applyBatch(manager, "players", "f.csv", [
			{ line: 2, name: "Fresh", verdict: "new", values: { name: "Fresh", name_ar: "جديد" } },
		]);
		expect(await undoByTask(manager, batch)).toBe("going-on");
		expect(await beginRun(manager, "remote-photos")).toBeDefined();
		expect(await requestErasure(manager)).toBe("done");
		const { rows: tables } = await runAsOperator(
			`select quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE'
				and table_schema = 'public'`,
		);
		for (const { name } of tables)
			expect([
				name,
				(await runAsOperator(`select from ${name} t where t::text like '%' || $1 || '%'`, [both.email])).rows,
			]).toEqual([name, []]);
	});

	test("the last owner of the site is not erased, by a new or waiting request; a second owner allows it", async () => {
		const asked = { ...(await complainant()), roles: ["complainant", "owner"] as const };
		await grantOwner(asked.id);
		expect(await requestErasure(asked)).toBe("lastOwner");
		expect(await erasureOf(asked)).toMatchObject({ requestedAt: undefined });
		const other = await person("owner");
		await filed(asked);
		expect(await requestErasure(asked)).toBe("waiting");
		await runAsOperator("delete from account_roles where account_id = $1", [other.id]);
		await runAsOperator("update complaints set status = 'closed', appeal_until = null where user_id = $1", [asked.id]);
		await eraseWaiting();
		expect((await runAsOperator("select email from accounts where id = $1", [asked.id])).rows[0].email).toBe(
			asked.email,
		);
		await person("owner");
		await eraseWaiting();
		expect((await runAsOperator("select email from accounts where id = $1", [asked.id])).rows[0].email).toMatch(
			/^erased-/,
		);
	});
});

const grantOwner = (id: string) =>
	runAsOperator("insert into account_roles (account_id, role) values ($1, 'owner')", [id]);
