import sharp from "sharp";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { zipOf } from "../../../../test/make-docx.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { storePicture } from "../../../base/files/pictures/pictures.server.ts";
import { undoBatch } from "../../../records/batches/undo-batch.server.ts";
import { purgePictures } from "../../../records/pictures/unused-pictures.server.ts";
import { applyArchive } from "./apply-archive.server.ts";
import { discardArchive, entriesOf, takeArchive } from "./archives.server.ts";
import { endLostReadings, readEntries } from "./read-entries.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	async function taken() {
		const zip = await zipOf({ "Known.jpg": await photo(), "New.jpg": await photo() });
		const archive = await takeArchive(operator, new File([new Uint8Array(zip)], "a.zip"), { inQueue: false });
		if (!archive.ok) throw new Error(archive.problem);
		return archive.archive;
	}
	const photo = () =>
		sharp({ create: { width: 40, height: 40, channels: 3, background: "#b3263a" } })
			.jpeg()
			.toBuffer();
	const later = () => new Date(Date.now() + 60_000);
	const players = async () => (await runSql("select name, photo_url from players order by name")).rows;
	const everyNew = async (id: number) =>
		new Map(
			(await entriesOf(id)).filter(({ verdict }) => verdict === "new").map((entry) => [entry.id, "create" as const]),
		);

	test("reading that stopped with its server begins again, and changes no player", async () => {
		await make.player({ name: "Known" });
		const id = await taken();
		await runSql(
			"insert into photo_archive_entries (photo_archive_id, ordinal, name, verdict) values ($1, 1, 'left', 'refused')",
			[id],
		);
		await readEntries(id);
		expect((await entriesOf(id)).map(({ name, verdict }) => [name, verdict])).toEqual([
			["Known.jpg", "match"],
			["New.jpg", "new"],
		]);
		await readEntries(id); // a second try finds nothing to do
		expect(await players()).toEqual([{ name: "Known", photo_url: null }]);
	});

	test("an archive that nothing reads fails after its time of tries; a discarded one is read no further", async () => {
		const [lost, young] = [await taken(), await taken()];
		const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
		await endLostReadings(hours(3));
		await runSql("update photo_archives set created_at = now() - interval '2 hours' where id = $1", [lost]);
		await endLostReadings(hours(3));
		const states = async () =>
			(await runSql("select id, state, problem, file is null as gone from photo_archives order by id")).rows;
		expect(await states()).toEqual([
			{ id: lost, state: "failed", problem: "failed", gone: true },
			{ id: young, state: "reading", problem: null, gone: false },
		]);
		await readEntries(lost); // its job comes after all
		expect(await entriesOf(lost)).toEqual([]);
		await Promise.all([readEntries(young), discardArchive(operator, young)]);
		expect((await states()).map(({ id }) => id)).toEqual([lost]);
	});

	test("of two files of one new namesake one adds a player", async () => {
		for (const photo_url of [null, null]) await make.player({ name: "Ali", photo_url });
		const zip = await zipOf({ "Ali.jpg": await photo(), "Ali (1).jpg": await photo() });
		const archive = await takeArchive(operator, new File([new Uint8Array(zip)], "a.zip"), { inQueue: false });
		const id = archive.ok ? archive.archive : 0;
		await readEntries(id);
		const both = new Map((await entriesOf(id)).map((entry) => [entry.id, "create" as const]));
		expect(await applyArchive(operator, id, both)).toEqual({ ok: true, created: 1, updated: 0 });
		expect((await entriesOf(id)).map(({ verdict, outcome }) => [verdict, outcome])).toEqual([
			["ambiguous", "created"],
			["ambiguous", "twice"],
		]);
	});

	test("an archive that stops half-way changes nothing and can be applied again, once", async () => {
		const former = await storePicture("player-photos", await photo());
		await make.player({ name: "Known", photo_url: former });
		const id = await taken();
		await readEntries(id);
		expect(await purgePictures(later(), 10)).toBe(0); // they wait for a decision
		const choices = await everyNew(id);
		await runAsOperator(
			`create function fail() returns trigger language plpgsql as 'begin raise exception ''stop''; end'`,
		);
		await runAsOperator(
			"create trigger fail before update of state on photo_archives for each row execute function fail()",
		);
		await expect(applyArchive(operator, id, choices)).rejects.toThrow("stop");
		await runAsOperator("drop trigger fail on photo_archives");
		await runAsOperator("drop function fail()");
		expect(await players()).toEqual([{ name: "Known", photo_url: former }]);
		expect((await runSql("select 1 from import_batches")).rows).toEqual([]);

		const applied = await Promise.all([1, 2, 3].map(() => applyArchive(operator, id, choices)));
		expect(applied.filter(({ ok }) => ok)).toEqual([{ ok: true, created: 1, updated: 1 }]);
		const [known, added] = await players();
		expect([known.photo_url === former, added.name]).toEqual([false, "New"]);
		expect(await purgePictures(later(), 10)).toBe(0); // the former one can come back
		const { rows } = await runSql("select id from import_batches");
		expect(await undoBatch(operator, rows[0].id)).toEqual({ undone: 2, kept: 0 });
		expect(await players()).toEqual([{ name: "Known", photo_url: former }]);
		expect(await purgePictures(later(), 10)).toBe(2);
	});
});
