import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { runAsOperator } from "../db/client.server.ts";
import { mailJob, sendEmail } from "./mail.server.ts";
import { purgeMailsAt } from "./purge-mails.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a mail that was sent keeps neither its words nor its subject, which names a case", async () => {
		const email = { locale: "en" as const, subject: "Your case (2026-000001)", paragraphs: ["Read it."], footer: [] };
		const id = await sendEmail(email, { to: "sara@example.org" });
		await mailJob.run({ id }, { last: false });
		const { rows } = await runAsOperator("select status, subject, plain, html from mails where id = $1", [id]);
		expect(rows).toEqual([{ status: "sent", subject: "", plain: "", html: "" }]);
	});

	test("after thirty days the rows of mails that were sent or died go, and no others", async () => {
		await runAsOperator(
			`insert into mails (recipient, subject, html, plain, status, created_at, sent_at)
			 select s || a || '@example.org', '', '', '', s, now() - make_interval(days => a), case s when 'sent' then now() - make_interval(days => a) end
			 from unnest(array['sent', 'dead', 'queued']) s, unnest(array[29, 31]) a`,
		);
		await purgeMailsAt(new Date());
		const { rows } = await runAsOperator("select split_part(recipient, '@', 1) as who from mails order by 1");
		expect(rows.map(({ who }) => who)).toEqual(["dead29", "queued29", "queued31", "sent29"]);
	});
});
