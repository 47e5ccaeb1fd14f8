import { afterAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { smtpServer } from "../../../test/smtp.ts";

const smtp = await smtpServer();
afterAll(() => smtp.close());
const site = startSite({ content: "none", settings: { SMTP_URL: smtp.url, MAIL_FROM: "site@example.org" } });

test("any number of readiness checks at once asks the mail server once", async () => {
	const before = smtp.sessions();
	const answers = await Promise.all(Array.from({ length: 30 }, () => site.get("/readyz")));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(smtp.sessions() - before).toBe(1);
});
