import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { noteWait, withRetryAfter } from "./retry-after.server.ts";

const site = startSite();
const answerOf = async (status: number, ...waits: number[]) => {
	const response = await withRetryAfter(async () => {
		for (const wait of waits) noteWait(wait);
		return new Response(null, { status });
	});
	return response.headers.get("retry-after");
};

test("a 429 has the longest wait of its limits as Retry-After, a 503 ten seconds, other answers none", async () => {
	expect(await answerOf(429, 0, 90, 30)).toBe("90");
	expect(await answerOf(429)).toBe("60");
	expect(await answerOf(503)).toBe("10");
	expect([await answerOf(200, 90), await answerOf(422, 90), await answerOf(303, 5)]).toEqual([null, null, null]);
});

test("requests that run at the same time do not hear of each other's waits", async () => {
	const [one, other] = await Promise.all([answerOf(429, 7), answerOf(429, 8)]);
	expect([one, other]).toEqual(["7", "8"]);
});

test("a form and a function that are asked too often say when to come back", async () => {
	const message = { name: "N", surname: "S", email: "n@example.org", message: "Hello" };
	const form = () => site.post("/contact", message);
	const program = () =>
		fetch(`${site.origin}/api/functions/send-contact-email`, { method: "POST", body: JSON.stringify(message) });
	let asked = await form();
	for (let i = 0; i < 40 && asked.status !== 429; i++) asked = await form();
	for (const answer of [asked, await program()]) {
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
	}
});
