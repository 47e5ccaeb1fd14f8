import { expect, test } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const one = (name: string) => [{ network: name, budget: 1 }];
const KB = 1024;
/** A budget of 100 kB in all and 40 kB each, with bodies that note when they are cut. */
function makeBudget() {
	const budget = new BodyBudget({ all: 100 * KB, each: 40 * KB });
	const cut: string[] = [];
	const begin = (name: string, who = one(name)) => budget.begin(who, () => cut.push(name));
	return { budget, cut, begin };
}

test("a network holds its share of bytes, in however many bodies, and others lose nothing", () => {
	const { budget, begin } = makeBudget();
	const bodies = Array.from({ length: 30 }, () => begin("a"));
	const answers = bodies.map((body) => body.take(9 * KB));
	expect(answers.filter((answer) => answer === "kept")).toHaveLength(4);
	expect(new Set(answers.slice(4))).toEqual(new Set(["share"]));
	expect(begin("b").take(39 * KB)).toBe("kept");
	expect(budget.held).toBeLessThanOrEqual(80 * KB);
});

test("what a body held is free again once it is left, and leaving twice frees it once", () => {
	const { budget, begin } = makeBudget();
	const body = begin("a");
	expect([body.take(30 * KB), begin("a").take(30 * KB)]).toEqual(["kept", "share"]);
	body.leave();
	body.leave();
	expect([budget.held, begin("a").take(30 * KB)]).toEqual([0, "kept"]);
});

test("bodies in thousands of parts are counted with what each part costs", () => {
	const { budget, begin } = makeBudget();
	const body = begin("a");
	let parts = 0;
	while (body.take(1) === "kept") parts++;
	expect(parts).toBeLessThan(210);
	expect(budget.held).toBeGreaterThan(39 * KB);
});

test("a full process has the newest body of the one that holds most make room for one that holds less", () => {
	const { budget, cut, begin } = makeBudget();
	for (const name of ["a", "b"]) begin(name).take(20 * KB);
	const crowd = ["first", "second", "third"].map((name) => begin(name, one("c")));
	for (const body of crowd) body.take(12 * KB);
	expect([begin("d").take(30 * KB), cut]).toEqual(["kept", ["third"]]);
	expect(budget.held).toBeLessThanOrEqual(100 * KB);
	expect(crowd.map((body) => body.take(10))).toEqual(["kept", "kept", "full"]);
	expect(budget.held).toBe(94 * KB + 7 * 200 + 20);
});

test("in a full process the sender that holds most is the one to wait", () => {
	const { cut, begin } = makeBudget();
	for (const name of ["a", "b", "c"]) begin(name).take(33 * KB);
	expect([begin("a").take(5 * KB), cut]).toEqual(["full", []]);
	expect([begin("d").take(5 * KB), cut]).toEqual(["kept", ["c"]]);
});

test("a body that has come whole is worked on: it still counts, and is not cut", () => {
	const { budget, cut, begin } = makeBudget();
	for (const name of ["a", "b", "c"]) {
		const body = begin(name);
		body.take(33 * KB);
		body.whole();
	}
	expect([begin("d").take(5 * KB), cut, budget.held > 99 * KB]).toEqual(["full", [], true]);
});

test("the networks of one wider network hold more than one, and no more than half of all", () => {
	const { begin } = makeBudget();
	const inWide = (i: number) => [...one(`64 ${i}`), { network: "48", budget: 8 }];
	const answers = Array.from({ length: 9 }, (_, i) => begin("wide", inWide(i)).take(9 * KB));
	expect(answers.filter((answer) => answer === "kept")).toHaveLength(5);
	expect(begin("home").take(20 * KB)).toBe("kept");
});
