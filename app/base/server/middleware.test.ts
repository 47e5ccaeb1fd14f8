import { expect, test } from "vitest";
import { compose, type Exchange, type Middleware } from "./middleware.ts";

const step =
	(name: string, said: string[], answers = false): Middleware =>
	async (_, next) => {
		said.push(name);
		if (!answers) await next();
		said.push(`${name} after`);
	};

test("middlewares run in their order, each around those behind it, up to the one that answers", async () => {
	const said: string[] = [];
	await compose([step("a", said), step("b", said, true), step("c", said)])({} as Exchange);
	expect(said).toEqual(["a", "b", "b after", "a after"]);
});

test("an error passes through the middlewares in front of it", async () => {
	const fails: Middleware = () => {
		throw new Error("no");
	};
	await expect(compose([step("a", []), fails])({} as Exchange)).rejects.toThrow("no");
});
