import { expect, test } from "vitest";
import { PostBudget } from "./post-budget.ts";

const NOW = 1_000_000;
const one = (network: string) => [{ network, budget: 1 }];
function spend(budget: PostBudget, network: string, now = NOW) {
	let posts = 0;
	while (budget.take(one(network), undefined, now) === 0) posts++;
	return posts;
}

test("a network has a burst, then one post a second, and says how long to wait", () => {
	const budget = new PostBudget();
	expect(spend(budget, "a")).toBe(240);
	expect(budget.take(one("a"), undefined, NOW + 100)).toBe(1);
	expect(spend(budget, "a", NOW + 5100)).toBe(5);
	expect(spend(budget, "a", NOW + 86_400_000)).toBe(240);
});

test("one network's posts cost no other network anything", () => {
	const budget = new PostBudget();
	spend(budget, "a");
	expect(budget.take(one("b"), undefined, NOW)).toBe(0);
});

test("the networks of one wider network have eight times the posts of one, and others lose nothing", () => {
	const budget = new PostBudget();
	const inWide = (i: number) => [...one(`64 ${i}`), { network: "48", budget: 8 }];
	let posts = 0;
	while (budget.take(inWide(posts), undefined, NOW) === 0) posts++;
	expect(posts).toBe(1920);
	expect(budget.take(one("home"), undefined, NOW)).toBe(0);
});

test("who is known to be signed in is not counted, for an hour", () => {
	const budget = new PostBudget();
	spend(budget, "a");
	budget.trust("session", NOW);
	expect([budget.take(one("a"), "session", NOW), budget.take(one("a"), "another", NOW)]).toEqual([0, 1]);
	spend(budget, "a", NOW + 3_600_000);
	expect(budget.take(one("a"), "session", NOW + 3_600_000)).toBe(1);
});

test("a clock that goes back gives nothing and takes nothing", () => {
	const budget = new PostBudget();
	spend(budget, "a");
	expect(budget.take(one("a"), undefined, NOW - 60_000)).toBe(1);
});

test("any number of networks fills no memory", () => {
	const budget = new PostBudget();
	for (let i = 0; i < 50_000; i++) budget.take(one(`n${i}`), undefined, NOW);
	expect(spend(budget, "n0")).toBe(240); // evicted long ago
	expect(spend(budget, "n49999")).toBe(239);
});
