import { afterEach, expect, test, vi } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { readFields, readForm, readJson } from "./read-fields.ts";
import { receiveForm } from "./receive-form.server.ts";

freshProduct("embedded PostgreSQL");
afterEach(() => vi.restoreAllMocks());

const MB = 1024 * 1024;
const post = (body: string, type = "application/x-www-form-urlencoded;charset=UTF-8") =>
	new Request("http://x", { method: "POST", body, headers: { "content-type": type } });
/** Half a million fields fit into the body that every address takes; each costs a dozen microseconds once it is one. */
const fieldsOf = (count: number) => "a&".repeat(count);

test("a form with more fields than any of ours is refused before they are read one by one", async () => {
	const append = vi.spyOn(FormData.prototype, "append");
	await expect(readForm(post(fieldsOf(MB / 2)))).rejects.toMatchObject({ init: { status: 400 } });
	expect(append).not.toHaveBeenCalled();
});

test("so is one that may carry files", async () => {
	const append = vi.spyOn(FormData.prototype, "append");
	const work = vi.fn(async () => {});
	await expect(receiveForm(post(fieldsOf(MB / 2)), { maxFile: MB }, work)).rejects.toMatchObject({
		init: { status: 413 },
	});
	expect(work).not.toHaveBeenCalled();
	expect(append.mock.calls.length).toBeLessThanOrEqual(5000);
});

test("an ordinary form arrives unchanged", async () => {
	const { values } = await readFields(
		post("name=%D9%86%D9%88%D8%B1%D8%A9+A&empty=&text=1%262%0D%0A3&nul=a%00b&name=last"),
	);
	expect(values).toEqual({ name: "last", empty: "", text: "1&2\r\n3", nul: "ab" });
});

test("of a program's JSON only the top-level fields are checked", async () => {
	const list = new Array(1000).fill("a");
	const request = post(`{"text":"a\\u0000\\ud800","list":${JSON.stringify(list)}}`, "application/json");
	const clean = vi.spyOn(String.prototype, "toWellFormed");
	expect(await readJson(request)).toEqual({ text: "a\ufffd", list });
	expect(clean.mock.calls.length).toBeLessThan(10);
});
