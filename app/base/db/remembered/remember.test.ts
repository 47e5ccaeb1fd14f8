import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { noteReads } from "../changes/reads.server.ts";
import { db, inTransaction } from "../client.server.ts";
import { remember, rememberForPages } from "./remember.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);
	const clubs = () => db().selectFrom("teams").select("name").execute();
	const rename = (name: string) => inTransaction(() => db().updateTable("teams").set({ name }).execute());
	let read = 0;
	const countedClubs = () => {
		read += 1;
		return clubs();
	};

	test("rows are read once until their table changes", async () => {
		await make.club({ name: "first" });
		read = 0;
		for (let i = 0; i < 3; i++) expect(await remember("clubs", countedClubs)).toEqual([{ name: "first" }]);
		expect(read).toBe(1);
		await rename("second");
		expect(await remember("clubs", countedClubs)).toEqual([{ name: "second" }]);
		expect(read).toBe(2);
	});

	test("a page that is made from kept rows still depends on their table", async () => {
		await remember("tables", clubs);
		const { tables } = await noteReads(() => remember("tables", clubs));
		expect([...tables]).toEqual(["teams"]);
		const twice = await Promise.all([1, 2].map(() => noteReads(() => remember("at once", clubs))));
		expect(twice.map(({ tables }) => [...tables])).toEqual([["teams"], ["teams"]]);
	});

	test("what a transaction has changed is not kept: it may be rolled back", async () => {
		await make.club({ name: "before" });
		const undone = inTransaction(async () => {
			await db().updateTable("teams").set({ name: "never" }).execute();
			expect(await remember("rolled back", clubs)).toEqual([{ name: "never" }]);
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		expect(await remember("rolled back", clubs)).toEqual([{ name: "before" }]);
	});

	test("rows that change while they are read are not given to who asks afterwards", async () => {
		await make.club({ name: "old" });
		const slow = async () => {
			const rows = await clubs();
			await rename("new");
			return rows;
		};
		const [first, second] = await Promise.all([remember("slow", slow), remember("slow", clubs)]);
		expect(first).toEqual([{ name: "old" }]);
		expect(second).toEqual([{ name: "new" }]);
	});

	test("results are kept up to a size, those that were used last", async () => {
		await make.club({ name: "a club" });
		const large = async () => [await clubs(), "x".repeat(4 * 1024 * 1024)]; // three of them are kept
		let made = 0;
		const ask = (key: string) =>
			remember(key, () => {
				made += 1;
				return large();
			});
		for (const key of ["one", "two", "three", "one", "four", "one", "two"]) await ask(`large ${key}`);
		expect(made).toBe(5);
		await remember("too large", async () => [await clubs(), "x".repeat(20 * 1024 * 1024)]);
		await ask("large two");
		expect(made).toBe(5);
	});

	test("a failure, tables whose changes are not counted and nothing are not kept", async () => {
		await expect(remember("failing", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(await remember("failing", clubs)).toEqual([]);
		const mails = () => db().selectFrom("mails").select("id").execute();
		expect(await remember("mails", mails)).not.toBe(await remember("mails", mails));
		expect(await remember("nothing", async () => void (await clubs()))).toBe(undefined);
		expect(await remember("nothing", clubs)).toEqual([]);
	});

	test("the administration reads the rows themselves", async () => {
		expect(await rememberForPages("for pages", clubs)).not.toBe(await rememberForPages("for pages", clubs));
		const asPage = () => noteReads(() => rememberForPages("for pages", clubs));
		expect((await asPage()).result).toBe((await asPage()).result);
	});
});
