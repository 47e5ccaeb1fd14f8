import { describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { planFile } from "../../../test/import-file.ts";
import { allowedIn, allowedInWords } from "../columns/allowed.ts";
import { importers, importKinds } from "../importers.server.ts";
import { columnLabels } from "./column-labels.ts";
import { columnsOf } from "./columns.ts";
import { exampleFile } from "./example.server.ts";
import { allowedOf } from "./guide.server.ts";

describe.each(importKinds)("the guide to files of %s", (kind) => {
	test("has the columns that the importer reads, each with a meaning in both languages", () => {
		expect(Object.keys(columnsOf[kind])).toEqual(importers[kind].columns);
		for (const locale of ["ar", "en"] as const) {
			const labels = columnLabels(locale, kind, importers[kind].columns);
			expect(importers[kind].columns.filter((column) => (labels[column] ?? column) === column)).toEqual([]);
		}
	});
});

test("what a column takes is read from the field of its form", () => {
	const { groups, entries } = columnsOf;
	const words = (column = {}) => allowedInWords("en", allowedIn(column) ?? {});
	expect(words(groups.report_hours)).toBe("from 1 to 2160");
	expect(words(groups.points_walkover_loss)).toBe("from -100 to 100");
	expect(words(entries.state)).toBe("active, withdrawn, excluded");
	expect(words(groups.class)).toBe("the code of a class");
	expect(allowedIn({ as: "day" })).toBeUndefined();
});

onOneEngine((engine) => {
	freshProduct(engine);

	test("the examples, one after the other, are a small league without an error", async () => {
		for (const kind of importKinds) {
			const planned = await planFile(kind, await exampleFile(kind), { warnings: true });
			expect([kind, planned.problems.filter(Boolean)]).toEqual([kind, []]);
			await planned.apply();
			const again = await planFile(kind, await exampleFile(kind));
			expect([kind, again.problems.filter(Boolean)]).toEqual([kind, []]);
		}
	});

	test("a column of a list of staff takes what is in the list", async () => {
		const { class: of, season } = await allowedOf("groups");
		expect(of?.values).toContain("u15");
		expect(season?.values).toContain("2025/2026");
	});
});
