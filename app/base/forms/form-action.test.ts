import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { CommitUnknown } from "../errors/away.server.ts";
import { notFound } from "../http/http-errors.ts";
import { requestContext } from "../http/request-context.ts";
import { log } from "../log/log.server.ts";
import { type Answer, formAction, refused, validInput } from "./form-action.server.ts";
import { requiredText } from "./form-fields.ts";
import type { FormState } from "./form-state.ts";

const schema = z.object({ name: requiredText(10) });
type State = FormState & { gone?: boolean };

function post(fields: Record<string, string>, run: () => Promise<Answer<State>>, path = "/en/contact") {
	const url = new URL(path, "http://x");
	const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
	const context = new RouterContextProvider();
	context.set(requestContext, { id: "r1", address: "192.0.2.1" });
	return formAction<State>({ request, url, context }, run);
}

const typed = { name: "Sara", password: "secret words", confirm_password: "secret words" };

test("an accepted form leads to its page, with the message and every cookie", async () => {
	const answer = await post(typed, async () => ({ to: "/en/news", flash: "saved", cookies: ["a=1", undefined] }));
	if (!(answer instanceof Response)) throw new Error("no redirect");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en/news"]);
	expect(answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual(["flash=saved", "a=1"]);
});

type Row = [what: string, run: () => Promise<Answer<State>>, status: number, state: object];
test.each<Row>([
	["invalid input", async () => ({ to: validInput(schema, {}).name }), 422, { problems: { name: "required" } }],
	["a refusal with problems", async () => refused({ ok: false, problems: { name: "taken" } }), 422, {}],
	["a sender who has to wait", async () => refused({ ok: false, wait: 60 }), 429, { wait: 60 }],
	["wrong credentials", async () => refused({ ok: false, gone: true }, 401), 401, { gone: true }],
	["a record that is gone", async () => ({ status: 410, state: { gone: true } }), 410, { gone: true }],
	["an own state of values", async () => ({ status: 200, state: { values: {} } }), 200, { values: {} }],
])("%s shows the form again with what was typed, without passwords", async (_, run, status, state) => {
	const answer = await post(typed, run);
	if (answer instanceof Response) throw new Error("redirected");
	expect(answer.init?.status).toBe(status);
	expect(answer.data).toMatchObject({ values: { name: "Sara" }, ...state });
	expect(answer.data.values).not.toHaveProperty("password");
});

test("a fault of ours is logged with the request's id and answered with 503 and what was typed", async () => {
	const written = vi.spyOn(log, "error").mockReturnValue(undefined);
	const answer = await post(typed, async () => {
		throw new Error("disk full");
	});
	if (answer instanceof Response) throw new Error("redirected");
	expect(answer.init?.status).toBe(503);
	expect(answer.data).toEqual({ problems: {}, values: { name: "Sara" }, failed: true });
	expect(written).toHaveBeenCalledWith("form.failed", expect.objectContaining({ id: "r1" }));
	written.mockRestore();
});

test("a value that the database refuses passes: the sender's fault is answered 400 where errors are", async () => {
	const refusedValue = Object.assign(new Error("invalid input syntax for type uuid"), {
		code: "22P02",
		severity: "ERROR",
	});
	const answer = post(typed, async () => {
		throw refusedValue;
	});
	await expect(answer).rejects.toBe(refusedValue);
});

test("a form that may be saved passes: no page may call it a failure", async () => {
	const unknown = new CommitUnknown(new Error("Connection terminated unexpectedly"));
	const answer = post(typed, async () => {
		throw unknown;
	});
	await expect(answer).rejects.toBe(unknown);
});

test("a thrown answer passes: 404 stays 404", async () => {
	const missing = post(typed, async () => {
		throw notFound();
	});
	await expect(missing).rejects.toMatchObject({ init: { status: 404 } });
});
