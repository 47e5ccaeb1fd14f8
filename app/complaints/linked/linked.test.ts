import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { defaultSettings } from "../../settings/defaults.ts";
import { readFilter } from "../case-list/desk-filter.ts";
import { deskCases } from "../case-list/desk-list.server.ts";
import { declareConflict } from "../handling/commands/declare-recusal.server.ts";
import { joinCases, partCases } from "../handling/commands/join-cases.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";

const { holidays } = defaultSettings;
const coach = { first_party_full_name: "Faisal Al-Harbi", first_party_phone: "0557654321" };

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.parted"]);
	type Staff = Awaited<ReturnType<typeof person>>;
	let phone = 0;
	const newComplainant = (given = {}) =>
		complainant({
			full_name: `Person Number${++phone}`,
			full_name_ar: null,
			phone: `05${10_000_000 + phone}`,
			...given,
		});
	async function seen(actor: Staff, reference: string) {
		const found = await deskCase(actor, reference);
		if (!found || found.recused) throw new Error("The officer does not see the case.");
		return found;
	}
	const linked = async (actor: Staff, reference: string) =>
		(await seen(actor, reference)).linked.rows.map(({ case_reference, by }) => [case_reference, by]);
	const list = async (actor: Staff, query: string) =>
		(await deskCases(actor, readFilter(new URLSearchParams(query)), holidays, new Date())).rows;

	test("a coach named in five cases is seen in each and in the list, in any spelling and either role", async () => {
		const officer = await person("officer");
		const cases = [
			await filed(await newComplainant(), coach),
			await filed(await newComplainant(), { second_party_full_name: "faisal  alharbi" }),
			await filed(await newComplainant(), {
				second_party_full_name: "Another Name",
				second_party_phone: "+966 55 765 4321",
			}),
			await filed(await newComplainant({ full_name: "Faisal Al Harbi" })),
			await filed(await newComplainant(), coach),
		];
		const apart = await filed(await newComplainant(), { first_party_full_name: "Faisal" });
		const [first] = cases;
		expect(await linked(officer, first?.reference ?? "")).toEqual([
			[cases[4]?.reference, ["name", "phone"]],
			[cases[3]?.reference, ["name"]],
			[cases[2]?.reference, ["phone"]],
			[cases[1]?.reference, ["name"]],
		]);
		expect(await linked(officer, apart.reference)).toEqual([]);
		const counts = new Map((await list(officer, "")).map((row) => [row.id, row.linked]));
		expect([first, cases[3], apart].map((each) => counts.get(each?.id ?? ""))).toEqual([4, 3, 0]);
		const narrowed = await list(officer, `linked=${first?.reference}&sort=created`);
		expect(narrowed.map((row) => row.case_reference)).toEqual(cases.map(({ reference }) => reference).reverse());
		expect(await list(officer, "linked=1999-000001")).toEqual([]);
	});

	test("cases of one complainant are linked; the page shows twenty and leads to the rest", async () => {
		const officer = await person("officer");
		const filer = await newComplainant();
		const cases = [];
		for (let n = 0; n < 22; n++) cases.push(await filed(filer));
		const { rows, isMore } = (await seen(officer, cases[0]?.reference ?? "")).linked;
		expect([rows.length, isMore, rows[0]?.by]).toEqual([20, true, ["name", "phone", "email", "account"]]);
		expect((await list(officer, "")).map((row) => row.linked)).toEqual(cases.map(() => 21));
	});

	test("officers join cases and take them apart; both timelines say so to the officers alone", async () => {
		const officer = await person("officer");
		const filer = await newComplainant();
		const [one, other] = [await filed(filer), await filed(await newComplainant())];
		expect(await joinCases(officer, one.id, other.id)).toEqual({ ok: true });
		expect(await joinCases(officer, other.id, one.id)).toMatchObject({ refused: "unchanged" });
		for (const [a, b] of [
			[one, other],
			[other, one],
		] as const) {
			const found = await seen(officer, a.reference);
			expect(found.linked.rows).toMatchObject([
				{ case_reference: b.reference, by: [], joined_by: officer.email.split("@")[0] },
			]);
			expect(found.item.events.at(-1)).toMatchObject({ type: "case.viewed" });
			expect(found.item.events.find(({ type }) => type === "case.joined")).toMatchObject({
				is_public: false,
				details: { with: b.reference },
			});
		}
		expect((await list(officer, "")).map((row) => row.linked)).toEqual([1, 1]);
		expect(JSON.stringify(await ownCase(filer, one.reference))).not.toContain(other.reference);
		expect(await partCases(officer, other.id, one.id)).toEqual({ ok: true });
		expect(await partCases(officer, other.id, one.id)).toMatchObject({ refused: "unchanged" });
		expect(await linked(officer, one.reference)).toEqual([]);
	});

	test("two officers who join from both sides at once make one pair", async () => {
		const officer = await person("officer");
		const head = await person("head");
		const [one, other] = [await filed(await newComplainant()), await filed(await newComplainant())];
		const results = await Promise.all([joinCases(officer, one.id, other.id), joinCases(head, other.id, one.id)]);
		expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect((await runAsOperator("select from joined_cases")).rows).toHaveLength(1);
	});

	test("a case is not joined with itself, with one that the officer does not see, or with an erased one", async () => {
		const officer = await person("officer");
		const [one, other] = [await filed(await newComplainant()), await filed(await newComplainant())];
		for (const id of [one.id, crypto.randomUUID(), "x"])
			expect(await joinCases(officer, one.id, id)).toMatchObject({ refused: "unknown" });
		await runAsOperator("update complaints set words_removed_at = now() where id = $1", [other.id]);
		expect(await joinCases(officer, one.id, other.id)).toMatchObject({ refused: "emptied" });
		expect(() => joinCases({ ...officer, roles: ["editor"] }, one.id, other.id)).toThrow();
	});

	test("of a case an officer is recused from a link shows nothing, a joined one its reference alone", async () => {
		const [officer, head] = [await person("officer"), await person("head")];
		const [one, other] = [await filed(await newComplainant(), coach), await filed(await newComplainant(), coach)];
		await declareConflict(officer, other.id, "My coach.");
		expect(await linked(officer, one.reference)).toEqual([]);
		expect(await joinCases(officer, one.id, other.id)).toMatchObject({ refused: "unknown" });
		expect(await list(officer, `linked=${other.reference}`)).toEqual([]);
		await joinCases(head, one.id, other.id);
		const { rows } = (await seen(officer, one.reference)).linked;
		expect(rows).toMatchObject([{ case_reference: other.reference, status: null, by: [] }]);
		expect(await partCases(officer, one.id, other.id)).toMatchObject({ refused: "unknown" });
		expect((await list(officer, "")).map((row) => row.linked)).toEqual([1]);
		expect((await seen(head, one.reference)).linked.rows).toMatchObject([
			{ by: ["name", "phone"], status: "submitted" },
		]);
	});
});
