import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { person } from "../../../test/make-case.ts";
import { operator } from "../../access/actor.ts";
import { rolesOf } from "../../accounts/sessions/session.server.ts";
import { db, inTransaction, runAsOperator } from "../../base/db/client.server.ts";
import { nameCaptain, takeSquad } from "./captains.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	async function twoSquads(): Promise<[number, number]> {
		await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		const { rows } = await runAsOperator("select id from squads order by id");
		return [rows[0].id, rows[1].id];
	}
	const name = (squad: number, email: string) => nameCaptain(operator, squad, { email, language: "en" });

	test("the role of a captain ends the sessions of the account, a further squad does not", async () => {
		const [one, two] = await twoSquads();
		const { id, email } = await person("complainant");
		const sessions = async () => (await runAsOperator("select from sessions where account_id = $1", [id])).rows.length;
		const signIn = (token: string) =>
			runAsOperator("insert into sessions (account_id, token, expires_at) values ($1, $2, now() + interval '1 day')", [
				id,
				token,
			]);
		await signIn("before");
		expect(await name(one, email)).toMatchObject({ ok: true });
		expect(await sessions()).toBe(0);
		await signIn("after");
		expect(await name(two, email)).toMatchObject({ ok: true });
		expect(await sessions()).toBe(1);
	});

	test.skipIf(engine !== "PostgreSQL server")(
		"a captain whose last squad is taken while another is given stays one",
		async () => {
			const [one, two] = await twoSquads();
			const { id, email } = await person("complainant");
			await name(one, email);
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
