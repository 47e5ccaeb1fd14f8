import { expect, test } from "vitest";
import { Busy, Turns } from "./turns.server.ts";

/** Work that lasts until it is told to end, and the order in which it began. */
function works(turns: Turns) {
	const began: string[] = [];
	const ends: (() => void)[] = [];
	const ask = (...who: string[]) => {
		const asked = turns.take(() => {
			began.push(who.join("@"));
			return new Promise<void>((end) => ends.push(end));
		}, who);
		asked.catch(() => {}); // who still waits at the end of a test gives up later
		return asked;
	};
	async function endOne() {
		await new Promise(setImmediate);
		ends.shift()?.();
		await new Promise(setImmediate);
	}
	return { began, ask, endOne };
}

test("of two hundred requests of one, another waits for one at work, not for those that wait", async () => {
	const { began, ask, endOne } = works(new Turns({ atOnce: 2, most: 500, seconds: 5 }));
	for (let i = 0; i < 200; i++) void ask("a", "network");
	void ask("b", "network");
	await endOne();
	expect(began).toEqual(["a@network", "a@network", "b@network"]);
});

test("networks take turns however many accounts one tries, accounts however many networks try one", async () => {
	const { began, ask, endOne } = works(new Turns({ atOnce: 1, most: 500, seconds: 5 }));
	for (let i = 0; i < 50; i++) void ask(`account ${i}`, "one");
	for (let i = 0; i < 50; i++) void ask("one account", `network ${i}`);
	void ask("person", "home");
	for (let i = 0; i < 60; i++) await endOne();
	expect(began.slice(0, 4)).toContain("person@home");
});

test("one holds and waits for no more than its share; what it waits for keeps no other from a free turn", async () => {
	const { began, ask, endOne } = works(new Turns({ atOnce: 3, most: 10, seconds: 5, each: { atOnce: 1, most: 2 } }));
	const asked = Array.from({ length: 5 }, () => ask("a").catch((error) => error instanceof Busy && "busy"));
	void ask("b");
	await new Promise(setImmediate);
	expect(began).toEqual(["a", "b"]);
	expect(await Promise.all(asked.slice(3))).toEqual(["busy", "busy"]);
	for (let i = 0; i < 4; i++) await endOne();
	expect(began).toEqual(["a", "b", "a", "a"]);
	expect(await Promise.all(asked.slice(0, 3))).toEqual([undefined, undefined, undefined]);
});

test("a line that one has filled takes another, and the newest of the crowd leaves", async () => {
	const { began, ask, endOne } = works(new Turns({ atOnce: 1, most: 6, seconds: 5 }));
	const outcome = (...who: string[]) =>
		ask(...who)
			.then(() => "done")
			.catch((error) => error instanceof Busy && "busy");
	const crowd = Array.from({ length: 8 }, () => outcome("a"));
	expect(await crowd[7]).toBe("busy");
	const others = [outcome("b"), outcome("c")];
	expect(await Promise.all(crowd.slice(5))).toEqual(["busy", "busy", "busy"]);
	for (let i = 0; i < 3; i++) await endOne();
	expect(began.slice(0, 3)).toEqual(["a", "b", "c"]);
	expect(await Promise.all(others.slice(0, 1))).toEqual(["done"]);
});

test("a line of many networks that are one wider network takes a stranger to it", async () => {
	const { began, ask, endOne } = works(new Turns({ atOnce: 1, most: 6, seconds: 5 }));
	for (let i = 0; i < 7; i++) ask(`64 ${i}`, "48").catch(() => {});
	void ask("home");
	await endOne();
	expect(began).toEqual(["64 0@48", "home"]);
});

test("of those with equally many in a full line none makes room for another", async () => {
	const { ask } = works(new Turns({ atOnce: 1, most: 2, seconds: 5 }));
	for (const name of ["a", "b", "c"]) void ask(name);
	await expect(ask("d")).rejects.toThrow(Busy);
	await expect(ask("b")).rejects.toThrow(Busy);
});

test("one who has waited too long leaves the line, and its place is free again", async () => {
	const turns = new Turns({ atOnce: 1, most: 1, seconds: 0.01 });
	await turns.enter(["a"]);
	await expect(turns.enter(["b"])).rejects.toThrow(Busy);
	const next = turns.enter(["b"]);
	turns.leave(["a"]);
	await next;
	turns.leave(["b"]);
	expect(turns.isIdle).toBe(true);
});
