import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { erase } from "../../../../test/erase.ts";
import { complainant, draft, filed, person } from "../../../../test/make-case.ts";
import { config, configure } from "../../../base/config.server.ts";
import { db, inTransaction, runAsOperator } from "../../../base/db/client.server.ts";
import { defaultSettings } from "../../../settings/defaults.ts";
import { deskCases } from "../../case-list/desk-list.server.ts";
import { storeSearch } from "../../case-list/desk-views.server.ts";
import { declareConflict } from "../../handling/commands/declare-recusal.server.ts";
import { changeProfile } from "../../privacy/change-profile.server.ts";
import { changeStatus } from "../../transitions/change-status.server.ts";
import { makeTokens, makeTokensOf } from "./make-tokens.server.ts";
import { tokensOf } from "./token.server.ts";

const { holidays } = defaultSettings;
const coach = {
	first_party_full_name: "Faisal Al-Harbi",
	first_party_phone: "+966 55 765 4321",
	first_party_organization: "Al-Wehda",
	second_party_full_name: "فهد القحطاني",
};

onEveryEngine((engine) => {
	freshProduct(engine);
	type Staff = Awaited<ReturnType<typeof person>>;
	const found = async (officer: Staff, words: string) => {
		const filter = { sort: "due" as const, search: await storeSearch(officer, words) };
		return (await deskCases(officer, filter, holidays, new Date())).rows.map(({ case_reference }) => case_reference);
	};
	const rows = async () =>
		(
			await runAsOperator(
				"select complaint_id, cardinality(tokens) as tokens, cardinality(links) as links, made_with from case_tokens",
			)
		).rows;

	async function tie(home: string, away: string): Promise<number> {
		await runAsOperator("insert into teams (name, name_ar) values ($1, 'أحد'), ($2, 'نجران')", [home, away]);
		const { rows: ties } = await runAsOperator(
			`insert into matches (season, match_date, home_team_id, away_team_id)
				select '2025/2026', '2025-10-10', h.id, a.id from teams h, teams a
				where h.name = $1 and a.name = $2 returning id`,
			[home, away],
		);
		return Number(ties[0]?.id);
	}

	test("a submitted case is found by its parties, their phone and club, and its complainant", async () => {
		const officer = await person("officer");
		const filer = await complainant({ full_name: "Huda Omar", full_name_ar: null, organization: "Al-Shabab" });
		await draft(filer, coach); // no draft is found
		const { reference } = await filed(filer, coach);
		await filed(await complainant());
		for (const words of [
			"faisal",
			"Harbi",
			"القحطانى",
			"huda harbi",
			"0557654321",
			"00966557654321",
			"wehda",
			"shabab",
			filer.email,
		])
			expect([words, await found(officer, words)]).toEqual([words, [reference]]);
		for (const words of ["They owe", "isal", "Иван"]) expect([words, await found(officer, words)]).toEqual([words, []]);
	});

	test("a case about a tie is found by both clubs, by former names too, and by later ones", async () => {
		const officer = await person("officer");
		const { reference, id } = await filed(await complainant());
		await runAsOperator("update complaints set match_id = $2 where id = $1", [id, await tie("Ohod", "Najran")]);
		await runAsOperator(
			`insert into former_club_names (club_id, name, name_ar, until_on) select id, 'Madinah', 'المدينة', '2020-01-01'
				from teams where name = 'Ohod'`,
		);
		expect(await makeTokens()).toBe(1);
		for (const words of ["ohod", "نجران a", "madinah"])
			expect([words, await found(officer, words)]).toEqual([words, [reference]]);
		await runAsOperator("update teams set name = 'Khaleej' where name = 'Najran'");
		expect(await found(officer, "najran")).toEqual([reference]); // until the job has run
		expect(await makeTokens()).toBe(1);
		expect(await found(officer, "khaleej")).toEqual([reference]);
		expect(await found(officer, "najran")).toEqual([]);
	});

	test("a changed profile is found by what it says now, in the transaction that changes it", async () => {
		const officer = await person("officer");
		const filer = await complainant({ full_name: "Huda Omar", full_name_ar: null });
		const { reference } = await filed(filer);
		await changeProfile(filer, {
			full_name: "Huda Saleh",
			full_name_ar: null,
			phone: "+966 50 999 8888",
			address: null,
			organization: null,
			organization_ar: null,
			date_of_birth: null,
		});
		expect(await found(officer, "saleh")).toEqual([reference]);
		expect(await found(officer, "0509998888")).toEqual([reference]);
		expect(await found(officer, "omar")).toEqual([]);
		expect(await makeTokens()).toBe(0);
	});

	test("an operator's statements leave no token of what was there before; the job makes new ones", async () => {
		const officer = await person("officer");
		const { reference, id } = await filed(await complainant(), coach);
		await runAsOperator("update complaints set first_party_full_name = 'Nasser Omar' where id = $1", [id]);
		expect(await rows()).toMatchObject([{ tokens: 0, links: 0, made_with: null }]);
		expect(await makeTokens()).toBe(1);
		expect(await found(officer, "nasser")).toEqual([reference]);
		expect(await found(officer, "faisal")).toEqual([]);
		await runAsOperator("update complaint_users set full_name = 'Layla Hamad'");
		expect(await makeTokens()).toBe(1);
		expect(await found(officer, "layla")).toEqual([reference]);
		await changeStatus(officer, id, { to: "under_review" }); // the same people
		expect(await makeTokens()).toBe(0);
		await runAsOperator("delete from case_tokens");
		expect(await makeTokens()).toBe(0);
		expect(await makeTokens({ missing: true })).toBe(1);
		expect(await found(officer, "layla")).toEqual([reference]);
	});

	test("with another key, every case gets other tokens", async () => {
		const officer = await person("officer");
		const { reference } = await filed(await complainant(), coach);
		const before = config();
		try {
			configure({ ...before, SECRET_KEY: "another secret of forty letters, and more" });
			expect(await found(officer, "faisal")).toEqual([]);
			expect(await makeTokens()).toBe(1);
			expect(await makeTokens()).toBe(0);
			expect(await found(officer, "faisal")).toEqual([reference]);
		} finally {
			configure(before);
		}
	});

	test("a recused officer finds nothing", async () => {
		const [officer, other] = [await person("officer"), await person("officer")];
		const { id, reference } = await filed(await complainant(), coach);
		await declareConflict(officer, id, "My coach.");
		expect(await found(officer, "faisal")).toEqual([]);
		expect(await found(officer, "0557654321")).toEqual([]);
		expect(await found(other, "faisal")).toEqual([reference]);
	});

	test("erasure leaves the tie's tokens alone, also while statement and evidence stay for claims", async () => {
		const officer = await person("officer");
		const filer = await complainant({ full_name: "Huda Omar", full_name_ar: null });
		const { id, reference } = await filed(filer, { ...coach, second_party_full_name: "Huda Omar" });
		const match = await tie("Ohod", "Najran");
		await runAsOperator("update complaints set match_id = $2 where id = $1", [id, match]);
		await makeTokens();
		const links = async () => (await runAsOperator("select links::text[] as links from case_tokens")).rows[0];
		expect((await links()).links.length).toBeGreaterThan(3);
		await changeStatus(officer, id, { to: "closed", text: "Done." });
		await runAsOperator("update complaints set appeal_until = now() - interval '1 day'");
		await erase(filer);
		expect(await makeTokens({ missing: true })).toBe(0);
		expect((await links()).links).toEqual(tokensOf([`m1:${match}`]));
		const { rows: left } = await runAsOperator("select second_party_full_name as name from complaints");
		expect(left).toEqual([{ name: "Huda Omar" }]);
		for (const words of ["huda", "omar", "0557654321", "wehda", filer.email])
			expect([words, await found(officer, words)]).toEqual([words, []]);
		expect(await found(officer, "ohod")).toEqual([reference]);
		await runAsOperator("update case_tokens set made_with = null"); // as after a change of the key
		expect(await makeTokens()).toBe(1);
		expect((await links()).links).toEqual(tokensOf([`m1:${match}`]));
	});

	test("a transaction that fails leaves no tokens, and no search is without the index", async () => {
		const { id } = await filed(await complainant(), coach);
		await runAsOperator("update case_tokens set tokens = '{}', made_with = null");
		await expect(
			inTransaction(async () => {
				await makeTokensOf(id);
				throw new Error("Stop.");
			}),
		).rejects.toThrow("Stop.");
		expect(await rows()).toMatchObject([{ tokens: 0 }]);
		const plan = await inTransaction(async () => {
			await sql`set local enable_seqscan = off`.execute(db());
			await sql`select set_config('app.case_power', 'staff', true)`.execute(db());
			return sql<
				Record<string, string>
			>`explain select complaint_id from desk_tokens where tokens @> ${["1"]}::bigint[]`.execute(db());
		});
		expect(JSON.stringify(plan.rows)).toContain("case_tokens_searched");
	});
});
