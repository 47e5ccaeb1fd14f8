import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { fickleS3 } from "../../../../test/fickle-s3.ts";
import { complainant, filed, person } from "../../../../test/make-case.ts";
import { makePdf } from "../../../../test/make-pdf.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { isStoreAway } from "../../../base/files/store/store-away.ts";
import { registry } from "../../../base/metrics/registry.server.ts";
import { health } from "../../../office/health/health.server.ts";
import { runCommand } from "../../../operator/commands.server.ts";
import { attachEvidence } from "../attach-evidence.server.ts";
import { declareEvidenceMetrics } from "./evidence-facts.server.ts";
import { checkEvidenceFor } from "./evidence-pass.server.ts";
import { openVerified } from "./verified.server.ts";

declareEvidenceMetrics();
afterEach(() => vi.restoreAllMocks());

type Row = { id: string; complaint_id: string; file_path: string; sha256: string };
type Harm = { how: string; harm: (file: Row, other: Row) => Promise<unknown> };

const bytesIn = async (file: Row) => Buffer.from(await files().getBytes(file.file_path));
/** Changes of a file by someone with a key to the store, behind the product. */
const harms: Record<string, Harm> = {
	"has one bit turned": {
		how: "changed",
		harm: async (file) => {
			const bytes = await bytesIn(file);
			bytes[40] = (bytes[40] ?? 0) ^ 1;
			await files().put(file.file_path, bytes);
		},
	},
	"lost its second half": {
		how: "changed",
		harm: async (file) => {
			const bytes = await bytesIn(file);
			await files().put(file.file_path, bytes.subarray(0, bytes.length / 2));
		},
	},
	"lost its last byte": {
		how: "changed",
		harm: async (file) => files().put(file.file_path, (await bytesIn(file)).subarray(0, -1)),
	},
	"has bytes behind its end": {
		how: "changed",
		harm: async (file) => files().put(file.file_path, Buffer.concat([await bytesIn(file), Buffer.from("more")])),
	},
	"is empty": { how: "changed", harm: (file) => files().put(file.file_path, Buffer.alloc(0)) },
	"is another file of the case, of the same size": {
		how: "changed",
		harm: async (file, other) => {
			expect((await bytesIn(other)).length).toBe((await bytesIn(file)).length);
			await files().copy(other.file_path, file.file_path);
		},
	},
	"is gone": { how: "missing", harm: (file) => files().delete(file.file_path) },
};

async function rows<R>(text: string, values?: unknown[]) {
	const found: { rows: R[] } = await runAsOperator(text, values);
	return found.rows;
}
/** Rows of the audit log about the cases that there are: the log outlives a test. */
const logged = (type: string) =>
	rows<{ details: object }>(
		`select l.details from audit_log l join complaint_events e on e.id = (l.details ->> 'event')::bigint
		 where l.action = $1 and e.type = $1 order by l.id`,
		[type],
	);
const night = async () => {
	await runAsOperator("update evidence_passes set finished_at = now() - interval '1 day'");
	expect(await checkEvidenceFor({})).toBe(true);
	return (await rows("select files, bad from evidence_passes"))[0];
};

/** A case with two files of one size. */
async function caseOfTwo(size = 200_000): Promise<[Row, Row]> {
	const filer = await complainant();
	const { id } = await filed(filer);
	for (const word of ["first", "other"]) {
		const file = new File([makePdf([], { unlisted: `% ${word} ${"x".repeat(size)} ${word}\n` })], `${word}.pdf`);
		expect(await attachEvidence(filer, id, file)).toMatchObject({ ok: true });
	}
	await runAsOperator("delete from mails");
	const [first, other] = await rows<Row>(
		"select id, complaint_id, file_path, sha256 from complaint_attachments order by file_name",
	);
	if (!first || !other) throw new Error("The case lacks its files.");
	return [first, other];
}

async function told(owner: Awaited<ReturnType<typeof person>>) {
	const { findings } = JSON.parse((await runCommand(["doctor", "--json"]))?.text ?? "");
	const doctor = findings.find(({ what }: { what: string }) => what === "evidence");
	const shown = (await health(owner)).find(({ name }) => name === "evidence");
	const metrics = await registry.metrics();
	const figure = (name: string) => Number(new RegExp(`^tawila_evidence_${name} (.+)$`, "m").exec(metrics)?.[1]);
	return {
		doctor: doctor.state,
		health: shown?.state,
		damaged: figure("damaged_files"),
		bad: figure("pass_bad_files"),
		read: figure("pass_files"),
		mismatches: figure("mismatches_total"),
	};
}

const problemsOfFiles = async () => {
	const answer = await runCommand(["audit", "verify", "--files", "--json"]);
	const { problems } = JSON.parse(answer?.text ?? "");
	return problems.flatMap(({ where, what }: { where: string; what: string }) =>
		where === "complaint_attachments.file_path" ? [what] : [],
	);
};

function readsWhatWasStored() {
	test.each(Object.entries(harms))(
		"the night finds a file that %s, and doctor, health, figures and mails say so",
		async (_, { how, harm }) => {
			const [owner, head] = [await person("owner"), await person("head")];
			const [file, other] = await caseOfTwo();
			const right = await bytesIn(file);
			expect(await night()).toEqual({ files: 2, bad: 0 });
			const before = await told(owner);
			expect(before).toMatchObject({ doctor: "ok", health: "up", damaged: 0, bad: 0, read: 2 });

			await harm(file, other);
			expect(await night()).toEqual({ files: 2, bad: 1 });
			expect(await told(owner)).toMatchObject({ doctor: "fail", health: "down", damaged: 1, bad: 1, read: 2 });
			expect((await told(owner)).mismatches).toBe(before.mismatches + 1);
			expect(await logged("evidence.damaged")).toMatchObject([{ details: { sha256: file.sha256, how } }]);
			const mails = await rows<{ recipient: string }>("select recipient from mails order by 1");
			expect(mails.map(({ recipient }) => recipient)).toEqual([head.email, owner.email].sort());
			expect(await problemsOfFiles()).toEqual([how]);
			await expect(openVerified(file)).rejects.toMatchObject({ how });
			await (await openVerified(other)).remove();

			await files().put(file.file_path, right);
			expect(await night()).toEqual({ files: 2, bad: 0 });
			expect(await told(owner)).toMatchObject({ doctor: "ok", health: "up", damaged: 0, bad: 0 });
			expect(await logged("evidence.mended")).toHaveLength(1);
			expect(await problemsOfFiles()).toEqual([]);
			await harm(file, other);
			expect(await night()).toEqual({ files: 2, bad: 1 });
			expect(await logged("evidence.damaged")).toHaveLength(2);
		},
	);

	test("two files that changed places are both damaged, and whole again when they change back", async () => {
		const [file, other] = await caseOfTwo();
		const [one, two] = [await bytesIn(file), await bytesIn(other)];
		const change = async (first: Buffer, second: Buffer) => {
			await files().put(file.file_path, first);
			await files().put(other.file_path, second);
			return night();
		};
		expect(await change(two, one)).toEqual({ files: 2, bad: 2 });
		expect(await problemsOfFiles()).toHaveLength(2);
		expect(await change(one, two)).toEqual({ files: 2, bad: 0 });
	});

	test("what is swapped after the check is not handed out: the bytes are those that were checked", async () => {
		const [file, other] = await caseOfTwo();
		const right = await bytesIn(file);
		const copy = await openVerified(file);
		await files().copy(other.file_path, file.file_path);
		expect(Buffer.from(await buffer(copy.stream())).equals(right)).toBe(true);
		await expect(openVerified(file)).rejects.toMatchObject({ how: "changed" });
	});
}

/** The next reading of the store meets with something after its first piece. */
function afterFirstPiece(meet: () => Promise<unknown> | unknown) {
	const store = files();
	const getStream = store.getStream.bind(store);
	vi.spyOn(store, "getStream").mockImplementationOnce(async (path) => {
		const stream = await getStream(path);
		return Readable.from(
			(async function* () {
				let isFirst = true;
				for await (const piece of stream) {
					yield piece;
					if (isFirst) await meet();
					isFirst = false;
				}
			})(),
		);
	});
}

onOneEngine((engine) => {
	describe("on the disk", () => {
		const product = freshProduct(engine);
		readsWhatWasStored();

		test("a file that is swapped while it is read is refused", async () => {
			const [file, other] = await caseOfTwo();
			const swapped = await bytesIn(other);
			afterFirstPiece(() => files().put(file.file_path, swapped));
			await expect(openVerified(file)).rejects.toMatchObject({ how: "changed" });
			expect(await logged("evidence.damaged")).toHaveLength(1);
		});

		test("a folder in the place of a file is damage, for the night and for the operator's check", async () => {
			const [file] = await caseOfTwo();
			const path = join(product.dataDir, "files", file.file_path);
			await rm(path);
			await mkdir(path);
			expect(await night()).toEqual({ files: 2, bad: 1 });
			expect(await logged("evidence.damaged")).toMatchObject([{ details: { how: "unreadable" } }]);
			expect(await problemsOfFiles()).toHaveLength(1);
		});
	});

	describe("in an S3-compatible store", () => {
		const s3 = fickleS3();
		freshProduct(engine, s3.settings);
		readsWhatWasStored();

		test("a service that fails, or cuts the line in the middle of a file, says nothing about the file", async () => {
			const [file] = await caseOfTwo(4_000_000);
			s3.is = "failing";
			await expect(openVerified(file)).rejects.toSatisfy(isStoreAway);
			await expect(checkEvidenceFor({})).rejects.toSatisfy(isStoreAway);
			s3.is = "up";
			afterFirstPiece(s3.cut);
			await expect(openVerified(file)).rejects.toSatisfy(isStoreAway);
			expect(await logged("evidence.damaged")).toEqual([]);
			expect(await rows("select * from evidence_damage")).toEqual([]);
			expect(await night()).toEqual({ files: 2, bad: 0 });
		});
	});
});
