import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { person } from "../../../../test/make-case.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import { invite } from "../../../accounts/joining/invitations.server.ts";
import { aboutLink, setPasswordByLink } from "../../../accounts/joining/open-account.server.ts";
import { rolesOf } from "../../../accounts/sessions/session.server.ts";
import { db, inTransaction, runAsOperator } from "../../../base/db/client.server.ts";
import { nameCaptain, takeSquad, withdrawFromCaptain } from "./captains.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["captain.named"]);
	async function twoSquads(): Promise<[number, number]> {
		await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		const { rows } = await runAsOperator("select id from squads order by id");
		return [rows[0].id, rows[1].id];
	}
	const name = (squad: number, email: string) => nameCaptain(operator, squad, { email, language: "en" });

	test.each([
		["a stranger", undefined],
		["a complainant", "complainant"],
		["an editor", "editor"],
		["a head", "head"],
	] as const)("naming %s changes nothing and says nothing before the invitation is accepted", async (_, role) => {
		const [one] = await twoSquads();
		const found = role && (await person(role));
		const email = found?.email ?? "unknown@example.org";
		if (found) {
			await runAsOperator(
				"insert into sessions (account_id, token, expires_at) values ($1, 'held', now() + interval '1 day')",
				[found.id],
			);
			await runAsOperator(
				`insert into api_tokens (account_id, token_hash, name, scopes, expires_at)
					values ($1, 'h', 't', '{}', now() + interval '1 day')`,
				[found.id],
			);
		}
		expect(await name(one, email)).toEqual({ ok: true, done: "invited" });
		expect((await runAsOperator("select from captains")).rows).toEqual([]);
		const held = "select (select count(*) from sessions) + (select count(*) from api_tokens) as held";
		expect(Number((await runAsOperator(held)).rows[0].held)).toBe(found ? 2 : 0);
		const { rows } = await runAsOperator("select subject, recipient, plain from mails");
		expect(rows).toEqual([
			{ subject: "You are invited as captain of a team", recipient: email, plain: expect.any(String) },
		]);
		if (!found) return;
		const token = /join\/([\w-]+)/.exec(rows[0].plain)?.[1] ?? "";
		expect(await aboutLink(token, "invite")).toMatchObject({ consents: true });
		expect(await setPasswordByLink(token, "invite", {}, "10.0.0.1")).toEqual({ ok: true, accountId: found.id });
		expect(await setPasswordByLink(token, "invite", {}, "10.0.0.1")).toEqual({ ok: false, badLink: true });
		expect(await rolesOf(found.id)).toContain("captain");
		expect(Number((await runAsOperator(held)).rows[0].held)).toBe(2);
		expect(await takeSquad(operator, one, found.id)).toBe(true);
		expect(Number((await runAsOperator(held)).rows[0].held)).toBe(2);
		expect(await rolesOf(found.id)).toEqual([role]);
	});

	test("a captain who is no staff acts for a further squad at once; a disabled account gets no email", async () => {
		const [one, two] = await twoSquads();
		const captain = await person("captain");
		await runAsOperator("insert into captains (account_id, squad_id) values ($1, $2)", [captain.id, one]);
		expect(await name(two, captain.email)).toEqual({ ok: true, done: "named" });
		await runAsOperator("delete from captains where squad_id = $1", [two]);
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'complainant')", [captain.id]);
		expect(await name(two, captain.email), "who files complaints is not told").toEqual({ ok: true, done: "named" });
		const gone = await person("editor");
		await runAsOperator("update accounts set disabled_at = now() where id = $1", [gone.id]);
		await runAsOperator("delete from mails");
		expect(await name(one, gone.email)).toEqual({ ok: true, done: "invited" });
		expect((await runAsOperator("select from mails")).rows).toEqual([]);
	});

	test("a withdrawn squad leaves an invitation of staff and ends one of a captain; the log says both", async () => {
		const [one] = await twoSquads();
		const [editor, captain] = ["editor@example.org", "captain@example.org"];
		expect(await invite(operator, { email: editor, role: "editor", language: "en" })).toMatchObject({ ok: true });
		for (const email of [editor, captain]) {
			expect(await name(one, email)).toEqual({ ok: true, done: "invited" });
			const { rows } = await runAsOperator("select id from pending_accounts where email = $1", [email]);
			expect(await withdrawFromCaptain(operator, one, rows[0].id)).toBe(true);
			expect(await withdrawFromCaptain(operator, one, rows[0].id)).toBe(false);
		}
		const left = await runAsOperator("select email::text, role from pending_accounts");
		expect(left.rows).toEqual([{ email: editor, role: "editor" }]);
		const log = await runAsOperator(
			"select action from audit_log where subject = $1 and action like 'captain.%' order by id",
			[`squad:${one}`],
		);
		const steps = ["captain.invited", "captain.invitation-withdrawn"];
		expect(log.rows.map(({ action }) => action)).toEqual([...steps, ...steps]);
	});

	test.skipIf(engine !== "PostgreSQL server")(
		"a captain whose last squad is taken while another is given stays one",
		async () => {
			const [one, two] = await twoSquads();
			const { id } = await person("complainant");
			await runAsOperator("insert into captains (account_id, squad_id) values ($1, $2)", [id, one]);
			const [named, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			const giving = inTransaction(async () => {
				await db().insertInto("captains").values({ account_id: id, squad_id: two }).execute();
				named.resolve();
				await mayEnd.promise;
			});
			await named.promise;
			const taking = takeSquad(operator, one, id);
			// As the operator: the product's login does not see what another connection waits for.
			const waiting = async () =>
				(
					await runAsOperator(
						"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
					)
				).rows.length;
			try {
				await Promise.race([taking, expect.poll(waiting).toBe(1)]);
			} finally {
				mayEnd.resolve();
			}
			await giving;
			expect(await taking).toBe(true);
			expect(await rolesOf(id)).toContain("captain");
		},
	);
});
