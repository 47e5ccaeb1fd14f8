import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { complainant, draft, inScope, submit } from "../../../../test/make-case.ts";
import { db } from "../../../base/db/client.server.ts";
import { discardDraft, ownDraft, saveDraft } from "../drafts.server.ts";
import { draftValues } from "../fields/draft-values.ts";
import { submitComplaint } from "../submit-complaint.server.ts";
import { TERMS_VERSION } from "../terms.ts";
import { chooseText } from "./choose-text.server.ts";
import { versionsOf } from "./merge-draft.server.ts";

const LONG = "On the day of the tie the hall was closed. ".repeat(26);

onEveryEngine((engine) => {
	freshProduct(engine);

	async function onTwoDevices(values: Record<string, string> = {}) {
		const owner = await complainant();
		const id = await draft(owner, { detailed_description: "Begin", ...values });
		const stored = async () => {
			const row = await ownDraft(owner, id);
			if (!row) throw new Error("The draft is not there.");
			return { values: draftValues(row), kept: row.kept };
		};
		/** A page as it is opened now: it sends all of its fields, with the versions that it saw. */
		const open = async () => {
			const { values: shown } = await stored();
			const page = { page: randomUUID(), seen: versionsOf(shown) };
			const type = (typed: Record<string, string>) => Object.assign(shown, typed);
			const save = async ({ answerIsLost = false } = {}) => {
				const saved = await saveDraft(owner, id, shown, { step: 2, locale: "en", ...page });
				if (saved.ok && !answerIsLost) page.seen = saved.seenAsTyped;
				return saved;
			};
			return { shown, type, save };
		};
		return { owner, id, stored, open };
	}

	test("a page that was opened before and changes another field leaves the statement of the other device", async () => {
		const { stored, open } = await onTwoDevices();
		const [laptop, phone] = [await open(), await open()];
		laptop.type({ detailed_description: LONG });
		await laptop.save();
		phone.type({ incident_location: "Hall 2" });
		expect(await phone.save()).toMatchObject({ ok: true, values: { detailed_description: LONG.trim() }, kept: [] });
		const both = { detailed_description: LONG.trim(), incident_location: "Hall 2" };
		expect(await stored()).toMatchObject({ values: both, kept: [] });
		// The phone still shows the short text: its later saves do not bring it back, and typing in it collides.
		phone.type({ incident_location: "Hall 3" });
		await phone.save();
		expect(await stored()).toMatchObject({ values: { ...both, incident_location: "Hall 3" }, kept: [] });
		phone.type({ incident_location: "Hall 2" });
		await phone.save();
		laptop.type({ incident_date: "2026-01-02" });
		await laptop.save();
		expect(await stored()).toMatchObject({
			values: { incident_location: "Hall 2", incident_date: "2026-01-02" },
			kept: [],
		});
		phone.type({ detailed_description: "Begin, on the phone" });
		expect(await phone.save()).toMatchObject({ ok: true, kept: ["detailed_description"] });
		expect(await stored()).toMatchObject({ kept: [{ body: LONG.trim() }] });
	});

	test("a field that both changed keeps both texts, however often each of them is saved", async () => {
		const { stored, open } = await onTwoDevices();
		const [laptop, phone] = [await open(), await open()];
		const texts = async () => {
			const { values, kept } = await stored();
			return [values.detailed_description, ...kept.map(({ body }) => body)];
		};
		laptop.type({ detailed_description: "Laptop 1" });
		await laptop.save();
		phone.type({ detailed_description: "Phone 1" });
		expect(await phone.save()).toMatchObject({ ok: true, kept: ["detailed_description"] });
		expect(await texts()).toEqual(["Phone 1", "Laptop 1"]);
		laptop.type({ detailed_description: "Laptop 2" });
		await laptop.save();
		expect(await texts()).toEqual(["Laptop 2", "Phone 1"]);
		phone.type({ detailed_description: "Phone 2" });
		await phone.save();
		phone.type({ detailed_description: "Phone 3" });
		await phone.save();
		expect(await texts()).toEqual(["Phone 3", "Laptop 2"]);
	});

	test("a page does not collide with itself when the answer to its save was lost", async () => {
		const { stored, open } = await onTwoDevices();
		const page = await open();
		for (const text of ["One", "Two", "Begin"]) {
			page.type({ detailed_description: text });
			await page.save({ answerIsLost: true });
		}
		expect(await stored()).toMatchObject({ values: { detailed_description: "Begin" }, kept: [] });
	});

	test("an invalid day stays in its form, and the valid one after it is no collision", async () => {
		const { stored, open } = await onTwoDevices({ incident_date: "2026-01-01" });
		const page = await open();
		page.type({ incident_date: "2026-0" });
		await page.save();
		expect(await stored()).toMatchObject({ values: { incident_date: "2026-01-01" }, kept: [] });
		page.type({ incident_date: "2026-02-02" });
		await page.save();
		expect(await stored()).toMatchObject({ values: { incident_date: "2026-02-02" }, kept: [] });
	});

	test("a request that does not say what it saw replaces its own text, and nothing of a page for good", async () => {
		const { owner, id, stored, open } = await onTwoDevices();
		const replace = (text: string) => saveDraft(owner, id, { detailed_description: text }, { step: 2, locale: "en" });
		await replace("Of a script");
		expect(await stored()).toMatchObject({ values: { detailed_description: "Of a script" }, kept: [] });
		const page = await open();
		page.type({ detailed_description: "Of a page" });
		await page.save();
		await replace("Of a script again");
		expect(await stored()).toMatchObject({
			values: { detailed_description: "Of a script again" },
			kept: [{ body: "Of a page" }],
		});
	});

	const two = async () => {
		const made = await onTwoDevices();
		const [laptop, phone] = [await made.open(), await made.open()];
		laptop.type({ detailed_description: "Laptop" });
		await laptop.save();
		phone.type({ detailed_description: "Phone" });
		await phone.save();
		const { kept } = await made.stored();
		return { ...made, textId: kept[0]?.id ?? "" };
	};

	test.each([
		["keep", "Phone"],
		["take", "Laptop"],
		["join", "Phone\n\nLaptop"],
	] as const)("to %s leaves one text, and the draft can be submitted then and not before", async (choice, text) => {
		const { owner, id, stored, textId } = await two();
		expect(await submit(owner, id)).toEqual({ ok: false, problems: { detailed_description: "twoTexts" } });
		expect(await chooseText(owner, id, choice, textId)).toEqual({ ok: true });
		expect(await stored()).toMatchObject({ values: { detailed_description: text }, kept: [] });
		expect(await chooseText(owner, id, "take", textId)).toEqual({ ok: true });
		expect(await submit(owner, id)).toMatchObject({ ok: true });
	});

	test("texts that are too long together stay apart", async () => {
		const { owner, id, stored, open } = await onTwoDevices();
		const [laptop, phone] = [await open(), await open()];
		laptop.type({ detailed_description: "l".repeat(15_000) });
		await laptop.save();
		phone.type({ detailed_description: "p".repeat(15_000) });
		await phone.save();
		const { kept } = await stored();
		expect(await chooseText(owner, id, "join", kept[0]?.id ?? "")).toEqual({
			ok: false,
			problems: { detailed_description: "tooLong" },
		});
		expect((await stored()).kept).toEqual(kept);
	});

	test("a draft that was changed after its review is not submitted", async () => {
		const { owner, id, stored, open } = await onTwoDevices();
		const reviewed = versionsOf((await stored()).values);
		const page = await open();
		page.type({ second_party_full_name: "Another name" });
		await page.save();
		const options = { termsVersion: TERMS_VERSION, locale: "en" as const };
		expect(await submitComplaint(owner, id, { ...options, seen: reviewed })).toEqual({
			ok: false,
			problems: { terms: "draftChanged" },
		});
		const again = versionsOf((await stored()).values);
		expect(await submitComplaint(owner, id, { ...options, seen: again })).toMatchObject({ ok: true });
	});

	test("kept texts are their owner's alone, end with their draft, and are twenty at most", async () => {
		const { owner, id, stored, textId } = await two();
		const other = await complainant();
		await chooseText(other, id, "take", textId);
		expect((await stored()).kept).toHaveLength(1);
		const read = (scope: string, person: string) =>
			inScope(scope, person, () => db().selectFrom("draft_texts").select("id").execute());
		expect(await read("own", owner.id)).toHaveLength(1);
		for (const [scope, person] of [
			["own", other.id],
			["staff", owner.id],
			["track", owner.id],
			["", owner.id],
		] as const)
			expect([scope, await read(scope, person)]).toEqual([scope, []]);
		const saves = [];
		for (let i = 0; i < 22; i += 1)
			saves.push(
				await saveDraft(
					owner,
					id,
					{ detailed_description: `Text ${i}` },
					{ step: 2, locale: "en", page: randomUUID() },
				),
			);
		expect(saves.filter(({ ok }) => ok)).toHaveLength(19);
		expect(saves.at(-1)).toEqual({ ok: false, refused: "tooManyTexts" });
		expect((await stored()).values.detailed_description).toBe("Text 18");
		await discardDraft(owner, id);
		expect(await read("own", owner.id)).toEqual([]);
	});
});
