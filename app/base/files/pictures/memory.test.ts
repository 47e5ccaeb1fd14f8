import { expect, test } from "vitest";
import { PictureMemory } from "./memory.server.ts";

const limits = { maxBytes: 100, maxEntry: 40, missingMs: 60_000, maxMissing: 3 };
/** A memory over a store whose pictures have as many bytes as their name says; `none` is no picture. */
function memory(changed: Partial<typeof limits> = {}) {
	const asked: string[] = [];
	const fetch = async (name: string) => {
		asked.push(name);
		return name.startsWith("none") ? undefined : new Uint8Array(Number(name.split("-")[0]));
	};
	return { pictures: new PictureMemory(fetch, { ...limits, ...changed }), asked };
}

test("the picture unused for longest goes when there is no more room, and the bytes stay within it", async () => {
	const { pictures, asked } = memory();
	for (const name of ["40-a", "40-b", "40-a", "40-c"]) await pictures.get(name);
	expect(pictures.bytes).toBe(80);
	await pictures.get("40-a");
	expect(asked).toEqual(["40-a", "40-b", "40-c"]);
	await pictures.get("40-b");
	expect(asked).toHaveLength(4);
});

test("a picture beyond the limit of one is given and not kept", async () => {
	const { pictures, asked } = memory();
	expect([(await pictures.get("41-a"))?.length, (await pictures.get("41-a"))?.length, pictures.bytes]).toEqual([
		41, 41, 0,
	]);
	expect(asked).toHaveLength(2);
});

test("missing names are remembered for a while, the latest few of them", async () => {
	const { pictures, asked } = memory();
	for (const name of ["none1", "none1", "none2", "none3", "none4", "none4"])
		expect(await pictures.get(name)).toBeUndefined();
	expect(asked).toEqual(["none1", "none2", "none3", "none4"]);
	await pictures.get("none1");
	expect(asked).toHaveLength(5);
	const forgetful = memory({ missingMs: 1 });
	const again = async () => {
		await forgetful.pictures.get("none1");
		return forgetful.asked.length;
	};
	await expect.poll(again).toBe(2);
});

test("a picture that is removed is asked for again, also when it was on its way", async () => {
	const { pictures, asked } = memory();
	await pictures.get("10-a");
	pictures.forget("10-a");
	const onItsWay = pictures.get("10-a");
	pictures.forget("10-a");
	await onItsWay;
	expect(pictures.bytes).toBe(0);
	await pictures.get("10-a");
	expect(asked).toHaveLength(3);
});

test("a failure is handed to all who wait and is not remembered", async () => {
	let fails = true;
	const pictures = new PictureMemory(async () => {
		if (fails) throw new Error("away");
		return new Uint8Array(5);
	}, limits);
	const both = [pictures.get("a"), pictures.get("a")];
	expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	fails = false;
	expect((await pictures.get("a"))?.length).toBe(5);
});
