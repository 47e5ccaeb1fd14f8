import { expect, test } from "vitest";
import { fillIn, templateForm } from "./template.ts";

const facts = { reference: "2026-000007", name: "{due date}", due: "May 3" };

test.each([
	["Dear {name}", "Dear {due date}"],
	["{ Reference }: by {due date}", "2026-000007: by May 3"],
	["الشكوى {رقم الشكوى} حتى {الموعد}", "الشكوى 2026-000007 حتى May 3"],
	["{} and {other} stay", "{} and {other} stay"],
	["{{name}}", "{{due date}}"],
])("%s is filled in once: %s", (body, filled) => {
	expect(fillIn(body, facts)).toBe(filled);
});

test("a template with a placeholder that no case has is refused, by field", () => {
	const given = { title: "A", used_for: "message", body: "Dear {nam}", body_ar: "{الاسم}" };
	const parsed = templateForm.safeParse(given);
	expect(parsed.error?.issues).toMatchObject([{ path: ["body"], message: "unknownPlaceholder" }]);
	expect(templateForm.safeParse({ ...given, body: "Dear {name}" }).success).toBe(true);
});
