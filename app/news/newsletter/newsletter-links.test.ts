import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { visitor } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import {
	confirmNewsletter,
	newsletterToken,
	requestNewsletter,
	unsubscribe,
	unsubscribeHeaders,
} from "./newsletter.server.ts";

onOneEngine((engine) => {
	freshProduct(engine, { APP_URL: "https://nttf.example" });

	const subscribe = async (email: string) => {
		await requestNewsletter(visitor, email, { locale: "ar", address: "127.0.0.1", trapped: false });
		const { rows } = await runSql("select id from newsletter_subscribers where email = $1", [email]);
		return rows[0].id;
	};
	const statusOf = async (id: number) =>
		(await runSql("select status from newsletter_subscribers where id = $1", [id])).rows[0].status;

	test("a link to confirm does not unsubscribe, nor the reverse, nor for another subscriber (ASVS 9.2.2)", async () => {
		const id = await subscribe("a@example.org");
		expect(await unsubscribe(newsletterToken("confirm", id))).toBe(false);
		expect(await confirmNewsletter(newsletterToken("unsubscribe", id))).toBe(false);
		expect(await confirmNewsletter(newsletterToken("confirm", id).replace(/^\d+/, String(id + 1)))).toBe(false);
		expect(await statusOf(id)).toBe("pending");
	});

	test("a mail program unsubscribes with one click, and a second click does no harm", async () => {
		const id = await subscribe("b@example.org");
		await confirmNewsletter(newsletterToken("confirm", id));
		const headers = unsubscribeHeaders("ar", id);
		expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
		const token = /^<https:\/\/nttf\.example\/newsletter\/unsubscribe\/(.+)>$/.exec(headers["List-Unsubscribe"])?.[1];
		expect(await unsubscribe(token ?? "")).toBe(true);
		expect(await unsubscribe(token ?? "")).toBe(true);
		expect(await statusOf(id)).toBe("unsubscribed");
	});
});
