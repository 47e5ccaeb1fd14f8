import { expect, test } from "vitest";
import { statementText } from "../../receipts/receipt.ts";
import { draftSteps } from "../../submitting/fields/complaint-form.ts";
import { representedIn } from "./represented.ts";

const parse = (given: object) => draftSteps("2026-11-26")[2].safeParse({ detailed_description: "x", ...given });
const problemsOf = (given: object) =>
	parse(given).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test.each([
	["none", {}, []],
	["empty controls", { represented_name: "", represented_as: "" }, []],
	["both", { represented_name: "Sara Ali", represented_as: "guardian" }, []],
	["a name alone", { represented_name: "Sara Ali" }, [["represented_as", "required"]]],
	["a capacity alone", { represented_as: "lawyer", represented_name: " " }, [["represented_name", "required"]]],
	["another capacity", { represented_name: "Sara Ali", represented_as: "king" }, [["represented_as", "unknownChoice"]]],
])("a represented person has a name and a capacity, or there is none: %s", (_, given, problems) =>
	expect(problemsOf(given)).toEqual(problems),
);

test("the signed statement names the represented, and is as before where there are none", () => {
	const statement = { ...parse({}).data!, dispute_type: "other", represented_name: null, represented_as: null };
	const { represented_name, represented_as, ...former } = statement;
	expect(statementText(statement)).toBe(statementText(former));
	const filed = statementText({ ...statement, represented_name: "سارة علي", represented_as: "guardian" });
	expect(filed).toMatch(/"represented_name":"سارة علي","represented_as":"guardian"\}$/);
});

test("the represented are shown with the capacity in words", () => {
	expect(representedIn("en", "Sara Ali", "guardian")).toBe("\u2068Sara Ali\u2069 (parent or guardian)");
	expect(representedIn("ar", "سارة علي", "lawyer")).toBe("\u2068سارة علي\u2069 (محامٍ أو وكيل قانوني)");
	expect(representedIn("en", null, null)).toBe("");
});
