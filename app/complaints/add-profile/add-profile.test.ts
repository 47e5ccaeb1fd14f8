import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { captainOf, passFor } from "../../../test/make-captains.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { type Actor, operator, type Role, visitor } from "../../access/actor.ts";
import { setRoles } from "../../accounts/managing/accounts.server.ts";
import { rolesOf } from "../../accounts/sessions/session.server.ts";
import { config, configure } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { addedFields, addedProfileForm } from "../complainants/profile-form.ts";
import { registerComplainant } from "../complainants/register-complainant.server.ts";
import { storeRegistration } from "../complainants/registration.server.ts";
import { requestErasure } from "../privacy/erasure.server.ts";
import { exportOwnData } from "../privacy/export-own-data.server.ts";
import { addProfileToAccount } from "./add-profile.server.ts";
import { prefilled } from "./prefilled.server.ts";

const typed = {
	full_name: "Mona Ali",
	full_name_ar: "",
	submitter_type: "club",
	phone: "+966 50 123 4567",
	id_type: "iqama",
	id_number: "2000000006",
};
const input = addedProfileForm("2026-11-23").parse(typed);
const noSession = "00000000-0000-4000-8000-000000000000";
const add = (actor: Actor) => addProfileToAccount(actor, input, noSession);
const rows = async (sql: string, ...values: unknown[]) => (await runAsOperator(sql, values)).rows;
/** A captain of a squad, which a club has with its first tie. */
async function captain(names: { name?: string; name_ar?: string } = {}) {
	const club = await make.club(names);
	await make.tie({ home_team_id: club, away_team_id: await make.club({ name: "Al-Other" }) });
	return captainOf(club, "captain");
}

async function sessionOf(id: string): Promise<string> {
	const [row] = await rows(
		`insert into sessions (account_id, token, expires_at) values ($1, gen_random_uuid()::text, '2999-01-01')
			returning id`,
		id,
	);
	return row.id;
}

onOneEngine((engine) => {
	freshProduct(engine);

	test("a captain adds a profile, files complaints with that account, and stays captain with that name", async () => {
		const who = await captain();
		const [before] = await rows("select name, email from accounts where id = $1", who.id);
		const added = await add(who);
		expect(added).toEqual({ ok: true, actor: { ...who, roles: expect.arrayContaining(["captain", "complainant"]) } });
		expect(await rows("select full_name, email, email_verified, id_type from complaint_users")).toEqual([
			{ full_name: "Mona Ali", email: who.email, email_verified: true, id_type: "iqama" },
		]);
		// Staff see captains by their addresses: the name of the profile would tell who files complaints.
		expect(await rows("select name, email from accounts where id = $1", who.id)).toEqual([before]);
		if (added.ok) expect((await filed(added.actor)).reference).toMatch(/^\d{4}-\d{6}$/);
	});

	test("every other session ends, the one that asked goes on, and an email tells the holder", async () => {
		const who = await captain();
		const [asking] = [await sessionOf(who.id), await sessionOf(who.id)];
		await addProfileToAccount(who, input, asking);
		expect(await rows("select id from sessions")).toEqual([{ id: asking }]);
		const mails = await rows("select recipient, subject, plain from mails");
		expect(mails).toEqual([
			{
				recipient: who.email,
				subject: "أُضيف إلى حسابك ملف شخصي في بوابة الشكاوى",
				plain: expect.stringContaining("غيّر كلمة المرور"),
			},
		]);
	});

	test("the audit log says that a profile was added and names no account, from then on", async () => {
		const editor = await person("editor");
		const entries = "select actor, actor_id, subject from audit_log where action = 'profile.added' order by seq";
		const before = await rows(entries); // the log keeps those of other tests
		await add(editor);
		await add(await captain());
		const nameless = { actor: "complainant", actor_id: null, subject: null };
		expect((await rows(entries)).slice(before.length)).toEqual([nameless, nameless]);
	});

	test.each<[Role[], string]>([
		[["officer"], "excluded"],
		[["head"], "excluded"],
		[["owner"], "excluded"],
		[["captain", "officer"], "excluded"],
		[["editor", "owner"], "excluded"],
	])("an account that is %j adds none: it judges complaints, or says who does", async (roles, refused) => {
		const who = await person(...roles);
		expect(await add(who)).toEqual({ ok: false, refused });
		// The session may be older than the role.
		expect(await add({ ...who, roles: [] })).toEqual({ ok: false, refused });
		expect(await rows("select from complaint_users")).toEqual([]);
	});

	test.each<Role[][]>([[[]], [["editor"]], [["league-manager"]], [["complainant"]]])(
		"an account that is %j adds one",
		async (roles) => {
			expect(await add(await person(...roles))).toMatchObject({ ok: true });
		},
	);

	test("a visitor, the holder of a pass and one who came by an access link add none", async () => {
		const tie = await make.tie({ home_team_id: await make.club(), away_team_id: await make.club({ name: "B" }) });
		const byLink = { ...(await captain()), link: "1" };
		for (const actor of [visitor, await passFor(tie, "home"), byLink, operator])
			await expect((async () => add(actor))()).rejects.toMatchObject({ init: { status: 403 } });
		expect(await rows("select from complaint_users")).toEqual([]);
	});

	test("a profile is added once, also by two requests at once, and the first one stays", async () => {
		const who = await captain();
		const both = await Promise.all([add(who), add(who)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await addProfileToAccount(who, { ...input, full_name: "Another" }, noSession)).toEqual({
			ok: false,
			refused: "present",
		});
		expect(await rows("select full_name from complaint_users")).toEqual([{ full_name: "Mona Ali" }]);
	});

	test("a role that an owner took away is not taken back by its holder", async () => {
		const who = await complainant();
		await setRoles(operator, who.id, []);
		expect(await add(who)).toEqual({ ok: false, refused: "removed" });
		expect(await rolesOf(who.id)).toEqual([]);
	});

	test("an owner whose page is older than the profile takes no role that it did not show", async () => {
		const who = await captain();
		await add(who);
		await setRoles(operator, who.id, ["editor"], { seen: [] });
		expect((await rolesOf(who.id)).sort()).toEqual(["captain", "complainant", "editor"]);
		await setRoles(operator, who.id, ["editor"], { seen: ["complainant", "editor"] });
		expect((await rolesOf(who.id)).sort()).toEqual(["captain", "editor"]);
	});

	test("an editor with a profile who becomes an officer is recused from the own case and its phone's", async () => {
		const added = await add(await person("editor"));
		if (!added.ok || added.actor.kind !== "account") throw new Error("refused");
		const own = await filed(added.actor);
		const other = await filed(await complainant({ phone: "0501234567" }));
		await setRoles(operator, added.actor.id, ["complainant", "officer"]);
		const recused = await rows("select recused_cases($1) as id", added.actor.id);
		expect(recused.map(({ id }) => id).sort()).toEqual([own.id, other.id].sort());
	});

	test("what is missing or wrong is named, as in the registration", async () => {
		const problems = (values: object) => {
			const { error } = addedProfileForm("2026-11-23").safeParse(values);
			return error && problemsOf(error);
		};
		expect(problems({})).toEqual({
			full_name: "required",
			phone: "required",
			id_type: "required",
			id_number: "required",
		});
		expect(problems({ ...typed, id_number: "2000000007" })).toEqual({ id_number: "wrongCheckDigit" });
		expect(problems({ ...typed, phone: "12" })).toEqual({ phone: "notAPhone" });
		expect(problems({ ...typed, submitter_type: "officer" })).toEqual({ submitter_type: "unknownChoice" });
		expect(addedFields.filter((name) => !(name in input))).toEqual([]);
	});

	test("the form begins with the captain's club and a refused registration's words, without ID number", async () => {
		const who = await captain({ name: "Al-Nasr", name_ar: "النصر" });
		const request = (cookie = "") => new Request("http://x/", { headers: { cookie: cookie.split(";")[0] ?? "" } });
		const known = { submitter_type: "club", organization: "Al-Nasr", organization_ar: "النصر" };
		expect(await prefilled(who, request())).toEqual(known);
		const values = { ...typed, organization: "" };
		const own = await storeRegistration(request(), { values: { ...values, email: "CAPTAIN@example.org" }, done: 2 });
		expect(await prefilled(who, request(own))).toEqual({
			...known,
			full_name: typed.full_name,
			submitter_type: "club",
			phone: typed.phone,
		});
		const foreign = await storeRegistration(request(), { values: { ...values, email: "b@example.org" }, done: 2 });
		expect(await prefilled(who, request(foreign))).toEqual(known);
	});

	test("where registered addresses are hidden, the email leads only an account without a profile to one", async () => {
		configure({ ...config(), HIDE_REGISTERED_EMAILS: true });
		const register = (email: string) =>
			registerComplainant(
				{ values: { ...typed, email }, passwordHash: "hash", done: 2 },
				{ locale: "en", address: "10.0.0.1" },
			);
		const people = [await captain(), await complainant(), await person("officer")];
		for (const { email } of people) expect(await register(email)).toEqual({ ok: true, isMailed: true });
		configure({ ...config(), HIDE_REGISTERED_EMAILS: false });
		const mails = await rows("select plain from mails order by id");
		expect(mails.map(({ plain }) => plain.includes("/en/complaints/profile"))).toEqual([true, false, false]);
		expect(mails.map(({ plain }) => plain.includes("/en/complaints/forgot"))).toEqual([false, true, true]);
		expect(await rows("select full_name from complaint_users where not email_verified")).toEqual([]);
	});

	test("a captain's export lists the transfers, licences and players asked for; erasure ends both roles", async () => {
		const [club, other] = [await make.club({ name: "Al-Nasr" }), await make.club({ name: "Al-Fateh" })];
		await make.tie({ home_team_id: club, away_team_id: other });
		const added = await add(await captainOf(club, "captain"));
		const rival = await captainOf(other, "rival");
		if (!added.ok || added.actor.kind !== "account") throw new Error("refused");
		const { id } = added.actor;
		const player = await make.player({ name: "Sami", team_id: other });
		for (const by of [id, rival.id]) {
			await rows(
				`insert into transfers (player_id, season, from_club_id, to_club_id, starts_on, requested_by_id,
					decided_by_id, reason, state)
				select $1, '2025/2026', $2, $3, '2025-11-01', $4, null, null, 'withdrawn'`,
				...[player, other, club, by],
			);
			await rows(
				`insert into licences (player_id, season, category, club_id, requested_by_id, reason, state, decided_by_id)
					values ($1, '2025/2026', 'senior', $2, $3, 'Too late', 'refused', $4)`,
				...[player, club, by, rival.id],
			);
		}
		await rows(
			`insert into squad_players (squad_id, player_id, rank, proposed_by_id) select id, $1, 1, $2 from squads
				where club_id = $3`,
			...[player, id, club],
		);
		await rows(
			`insert into record_drafts (account_id, record, fields) values ($1, 'tie:1', '{"note":"Words of a captain"}')`,
			id,
		);
		const { registrations } = await exportOwnData(added.actor);
		expect(registrations.transfers).toMatchObject([{ player: "Sami", from_club: "Al-Fateh", to_club: "Al-Nasr" }]);
		expect(registrations.licences).toMatchObject([
			{ player: "Sami", state: "refused", reason: null, decided_at: null },
		]);
		expect(registrations.rosters).toMatchObject([{ player: "Sami", club: "Al-Nasr", rank: 1 }]);
		expect(registrations.kept.ar).toMatch(/تبقى/);

		expect(await requestErasure(added.actor)).toBe("done");
		expect(await rolesOf(id)).toEqual([]);
		expect(await rows("select from captains where account_id = $1", id)).toEqual([]);
		expect(await rows("select from record_drafts")).toEqual([]);
		expect(await rows("select email, name from accounts where id = $1", id)).toEqual([
			{ email: `erased-${id}@erased.invalid`, name: "" },
		]);
		expect(await rows("select from transfers where requested_by_id = $1", id)).toHaveLength(1);
	});
});
