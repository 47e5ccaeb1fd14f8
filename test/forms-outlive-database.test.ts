import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Installation, install } from "../faults/installation.ts";
import { untilBack } from "../faults/matrix.ts";
import { Visitor } from "../faults/visitor.ts";
import { postgresBin } from "./own-postgres.ts";

const TEXT = "Two words of mine";
const CLUB = {
	name: TEXT,
	name_ar: "نادٍ جديد",
	region: "Riyadh",
	region_ar: "الرياض",
	founded_year: "1980",
	version: "1",
};
const textArea = (name: string) => new RegExp(`<textarea [^>]*name="${name}"[^>]*>\\n?${TEXT}</textarea>`);

type WrittenForm = {
	who: "nobody" | "player" | "officer" | "editor";
	path: string;
	fields: Record<string, string>;
	kept: RegExp;
};
const places = { draft: "", reference: "" };
/** As browsers send them: those that may bring a file are multipart. */
const forms: Record<string, () => WrittenForm> = {
	"the contact form": () => ({
		who: "nobody",
		path: "/contact",
		fields: { name: "Sara", surname: "Salem", email: "sara@example.org", message: TEXT },
		kept: textArea("message"),
	}),
	"the sign-in": () => ({
		who: "nobody",
		path: "/complaints/login",
		fields: { email: "sara@example.org", password: "a secret of hers" },
		kept: /name="email" value="sara@example\.org"/,
	}),
	"a step of a complaint": () => ({
		who: "player",
		path: `/complaints/submit?draft=${places.draft}&step=2`,
		fields: { draft: places.draft, detailed_description: TEXT },
		kept: textArea("detailed_description"),
	}),
	"a change of a case's status": () => ({
		who: "officer",
		path: `/complaints/admin/case/${places.reference}`,
		fields: { intent: "move", status: "under_review", text: TEXT },
		kept: textArea("text"),
	}),
	"a record of the administration": () => ({
		who: "editor",
		path: "/admin/teams/1",
		fields: CLUB,
		kept: textArea("name"),
	}),
};
const multipart = ["a step of a complaint", "a change of a case's status", "a record of the administration"];

describe.runIf(postgresBin)("what people send while PostgreSQL does not answer", () => {
	let at: Installation;
	const people = {} as Record<WrittenForm["who"], Visitor>;
	beforeAll(async () => {
		at = await install("server");
		for (const who of ["player", "officer", "editor"] as const) people[who] = await new Visitor(at, who).signIn();
		people.nobody = new Visitor(at, "nobody");
		const begun = await people.player.get("/en/complaints/submit?draft=new");
		places.draft = new URL(begun.headers.get("location") ?? "", at.app.origin).searchParams.get("draft") ?? "";
		const [open] = await at.sql<{ reference: string }>(
			"select case_reference as reference from complaints where status = 'submitted' limit 1",
		);
		places.reference = open?.reference ?? "";
	}, 120_000);
	afterAll(() => at?.remove());

	describe.each([
		["stopped", () => at.postgres?.stop(), () => at.postgres?.start()],
		["frozen", () => at.postgres?.signal("SIGSTOP"), () => at.postgres?.signal("SIGCONT")],
	] as const)("because it is %s", (_, fault, cure) => {
		beforeAll(fault);
		afterAll(async () => {
			cure();
			await untilBack(at);
		});

		const inBoth = Object.entries(forms).flatMap((each) => [
			["/en", ...each, /unavailable|An error occurred|went wrong on our side/] as const,
			["", ...each, /غير متاح|حدث خطأ/] as const,
		]);
		test.each(inBoth)("at %s/…, %s is answered with 503 and keeps its text", async (language, name, written, says) => {
			const { who, path, fields, kept } = written();
			const form = new FormData();
			for (const [field, value] of Object.entries(fields)) form.set(field, value);
			const answer = await people[who].post(language + path, multipart.includes(name) ? form : fields);
			const page = await answer.text();
			expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
			expect(page).toMatch(says);
			expect(page).toMatch(kept);
			expect(page).not.toContain("a secret of hers");
		});

		test("a program's call is answered with 503 in its one shape", async () => {
			const answer = await fetch(`${at.app.origin}/api/functions/send-contact-email`, {
				method: "POST",
				body: JSON.stringify(forms["the contact form"]?.().fields),
				headers: { "content-type": "application/json" },
			});
			expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
			expect(await answer.json()).toMatchObject({ error: { code: "unavailable", message: expect.any(String) } });
		});
	});
});
