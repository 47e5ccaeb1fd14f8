import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { complainant, filed, person } from "../../../../test/make-case.ts";
import type { Actor } from "../../../access/actor.ts";
import { rename, setDisabled, setRoles } from "../../../accounts/managing/accounts.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { type AuditFilter, auditPage } from "../../../audit/audit-log.server.ts";
import { inTransaction, runAsOperator } from "../../../base/db/client.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { revealId } from "../../../complaints/handling/commands/delicate-work.server.ts";
import { changeStatus } from "../../../complaints/transitions/change-status.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../../records/change-record.server.ts";
import { settingsRow, siteSettings } from "../../../settings/settings.server.ts";
import { saveSettings } from "../../settings/save-settings.server.ts";
import { readable, subjectNamed } from "./readable.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	const read = async (owner: Actor, locale: Locale = "en", filter: AuditFilter = {}) =>
		readable(locale, (await auditPage(owner, filter, 1)).rows);

	test("an entry names its record as it is now, with link, history, and both values in the form's words", async () => {
		const [owner, editor] = [await person("owner"), await person("editor")];
		await rename(owner, editor.id, "Huda Editor");
		const [home, away] = [
			await make.club({ name: "Home", name_ar: "أ" }),
			await make.club({ name: "Away", name_ar: "ب" }),
		];
		const tie = await make.tie({ home_team_id: home, away_team_id: away });
		await changeRecord(editor, "match", tie, 1, { home_score: 3, away_score: 2, status: "completed" });
		const [entry] = await read(owner, "en", { record: `match:${tie}` });
		expect(entry).toMatchObject({
			actor: { name: "Huda Editor", text: editor.email },
			event: "Match changed",
			subject: {
				kind: "Match",
				name: "\u2068Home\u2069 vs \u2068Away\u2069 · October 8, 2025",
				path: `/en/admin/matches/${tie}`,
				history: `/en/admin/audit?record=match%3A${tie}`,
			},
			changes: [
				{ label: "Home score", before: "empty", value: "3" },
				{ label: "Away score", before: "empty", value: "2" },
				{ label: "Status", before: "Scheduled", value: "Completed" },
			],
		});
		const [inArabic] = await read(owner, "ar", { record: `match:${tie}` });
		expect(inArabic?.changes[2]).toEqual({ label: "الحالة", before: "مجدولة", value: "منتهية" });
		expect((await read(owner, "en", { who: "huda" })).map(({ actor }) => actor.name)).toEqual(["Huda Editor"]);
	});

	test("deleted rows go by the name they had; of long or personal texts the log notes a change alone", async () => {
		const [owner, editor] = [await person("owner"), await person("editor")];
		const club = await make.club();
		const player = await make.player({ name: "Salem", name_ar: "سالم" });
		await changeRecord(editor, "player", player, 1, { team_id: club, bio: "Canary-91 lives here.", name: "Salem A." });
		await deleteRecord(editor, "player", player);
		const entries = await read(owner, "ar", { record: `player:${player}` });
		expect(entries.map(({ subject }) => [subject?.kind, subject?.name, subject?.path])).toEqual(
			Array.from({ length: 3 }, () => ["لاعب", "سالم", undefined]),
		);
		expect(entries[1]?.changes).toEqual([
			{ label: "النادي", before: "فارغ", value: "التجربة" },
			{ label: "الاسم بالإنجليزية", before: "Salem", value: "Salem A." },
			{ label: "حقول أخرى تغيّرت", value: "نبذة بالإنجليزية" },
		]);
		expect(JSON.stringify((await runAsOperator("select details from audit_log")).rows)).not.toContain("Canary");
	});

	test("photo archives, categories by slug and players of one name have their names in both languages", async () => {
		const [owner, editor] = [await person("owner"), await person("editor")];
		const { rows: players } = await runAsOperator(
			"insert into players (name, name_ar) values ('', 'وحيد'), ('Lone', '') returning id",
		);
		const [player, gone] = players.map((row) => row.id);
		await changeRecord(editor, "player", player, 1, { ranking: 9 });
		await deleteRecord(editor, "player", gone);
		const article = await make.article();
		await changeRecord(editor, "article", article, 1, { category: "development" });
		const { rows } = await runAsOperator("insert into photo_archives (file_name) values ('team.zip') returning id");
		const id = rows[0]?.id;
		await inTransaction(() => audit(editor, "photo-archive.uploaded", `photo-archive:${id}`));
		const named = async (locale: Locale, record: string) => (await read(owner, locale, { record }))[0];
		expect((await named("en", `player:${player}`))?.subject?.name).toBe("وحيد");
		expect((await named("ar", `player:${gone}`))?.subject?.name).toBe("Lone");
		expect((await named("en", `photo-archive:${id}`))?.subject).toMatchObject({
			kind: "Archive of photos",
			name: "team.zip",
			path: `/en/admin/players/photos/${id}`,
		});
		expect((await named("ar", "photo-archive"))?.subject?.kind).toBe("ملف صور");
		expect((await named("en", `article:${article}`))?.changes).toMatchObject([
			{ before: "General", value: "Development" },
		]);
	});

	test("a season of a competition that was closed is named, with what was left in it, in both languages", async () => {
		const owner = await person("owner");
		await make.tie({
			home_team_id: await make.club({ name: "Home" }),
			away_team_id: await make.club({ name: "Away" }),
		});
		const id = (await runAsOperator("select max(id) as id from editions")).rows[0]?.id;
		await inTransaction(() => audit(owner, "edition.closed", `edition:${id}`, { ties: 1, locked: 30, moved: 2 }));
		const [arabic, english] = [
			(await read(owner, "ar", { record: `edition:${id}` }))[0],
			(await read(owner, "en", { record: `edition:${id}` }))[0],
		];
		expect(english?.subject?.kind).toBe("Season of a competition");
		expect(english?.subject?.path).toBe(`/en/admin/league/editions/${id}`);
		expect(arabic?.changes).toEqual([
			{ label: "مباريات بلا نتيجة", value: "1" },
			{ label: "تغييرات في مسودة الموسم التالي", value: "2" },
			{ label: "نتائج أُقفلت", value: "30" },
		]);
	});

	test("a stint, a licence and a transfer are named by their player", async () => {
		const [owner, club] = [await person("owner"), await make.club()];
		const player = await make.player({ name: "Salem", name_ar: "سالم" });
		const values = { player_id: player, season: "2025/2026" };
		const subjects = [
			`stint:${await addRecord(owner, "stint", { player_id: player, club_id: club })}`,
			`licence:${await addRecord(owner, "licence", values)}`,
			`transfer:${await addRecord(owner, "transfer", { ...values, to_club_id: club, starts_on: "2026-01-01" })}`,
		];
		for (const record of subjects)
			expect([record, (await read(owner, "ar", { record }))[0]?.subject?.name]).toEqual([record, "سالم"]);
	});

	test("changed settings are told apart: fields before and after, lists by the names that came and went", async () => {
		const owner = await person("owner");
		const before = await siteSettings();
		const member = (name: string) => ({ name, name_ar: "عضو", role: "Member", role_ar: "عضو" });
		const version = async () => (await settingsRow()).version;
		const { members, clubs, years } = before;
		await saveSettings(owner, "stats", await version(), { members: members + 1, clubs, years });
		await saveSettings(owner, "board", await version(), { rows: [member("Old One"), member("One who stays")] });
		await saveSettings(owner, "board", await version(), { rows: [member("One who stays"), member("New One")] });
		const [lists, , figures] = await read(owner, "en", { record: "settings" });
		expect(figures).toMatchObject({
			subject: { kind: "Settings", name: "Figures", path: "/en/admin/settings?part=stats" },
			changes: [{ label: "Members", before: String(members), value: String(members + 1) }],
		});
		expect(lists?.changes).toEqual([
			{ label: "Added", value: "New One" },
			{ label: "Removed", value: "Old One" },
		]);
	});

	test("complainants stay unnamed, a case is a code without history, an erased account is one gone", async () => {
		const [owner, officer, filer] = [await person("owner"), await person("officer"), await complainant()];
		const { id, reference } = await filed(filer);
		await revealId(officer, id, "Needed for the bank.");
		await changeStatus(officer, id, { to: "in_progress" });
		await setDisabled(owner, filer.id, true);
		await setRoles(owner, officer.id, ["officer", "editor"]);
		const entries = await read(owner);
		const text = JSON.stringify(entries);
		for (const hidden of [id, reference, filer.email, "Sara", "sha256", "{}"]) expect(text).not.toContain(hidden);
		const moved = entries.find(({ event }) => event === "Status of a case changed");
		expect(moved?.subject).toEqual({ kind: "Case", name: expect.stringMatching(/^\w{8}$/) });
		expect(moved?.changes).toEqual([{ label: "Status", before: "Submitted", value: "In Progress" }]);
		expect(entries.find(({ event }) => event === "Account disabled")?.subject?.name).toBe("Complainant");
		expect(entries[0]?.changes).toEqual([
			{ label: "Roles", before: "Complaints officer", value: "Complaints officer, Editor" },
		]);
		await runAsOperator("update accounts set email = 'erased-1@erased.invalid' where id = $1", [filer.id]);
		expect((await subjectNamed("en", `account:${filer.id}`)).name).toBe("An account that no longer exists");
	});
});
