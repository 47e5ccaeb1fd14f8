import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { runAsOperator } from "../db/client.server.ts";
import { sendEmail } from "./mail.server.ts";
import { mailJob } from "./send-mails.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("a mail that was sent keeps neither its words nor its subject, which names a case", async () => {
		const email = { locale: "en" as const, subject: "Your case (2026-000001)", paragraphs: ["Read it."], footer: [] };
		const id = await sendEmail(email, { to: "sara@example.org" });
		await mailJob.run({ id }, { last: false });
		const { rows } = await runAsOperator("select status, subject, plain, html from mails where id = $1", [id]);
		expect(rows).toEqual([{ status: "sent", subject: "", plain: "", html: "" }]);
	});
});
