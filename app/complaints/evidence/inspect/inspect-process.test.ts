import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { relationshipsOf, wordParts, zipOf } from "../../../../test/make-docx.ts";
import { makePdf } from "../../../../test/make-pdf.ts";
import { runLimited } from "../../../base/process/limited-process.server.ts";
import { inspectEvidence } from "./inspect.server.ts";

const MB = 1024 * 1024;
let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "tawila-inspect-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function onDisk(name: string, bytes: Uint8Array | string) {
	const path = join(folder, name);
	await writeFile(path, bytes);
	return path;
}

/**
 * The cost of a piece of work to this thread: total processor time, and the longest stretch without a pause. A busy
 * machine does not count.
 */
async function costOf<T>(work: () => Promise<T>) {
	const spent = () => process.threadCpuUsage().user + process.threadCpuUsage().system;
	const began = spent();
	let last = began;
	let longest = 0;
	const tick = setInterval(() => {
		longest = Math.max(longest, spent() - last);
		last = spent();
	}, 5);
	const result = await work();
	clearInterval(tick);
	return { result, total: (spent() - began) / 1000, longest: longest / 1000 };
}

/** One stream that is cut off, and thousands of marks that all lead to it. */
function marksOnOneStream(): Buffer {
	const cut = deflateSync(Buffer.alloc(63 * MB)).subarray(0, -10);
	const marks = Array.from({ length: 2000 }, (_, i) => `${i + 9} 0 obj\n<</Type/ObjStm/N 1/First 4>>\nendobj\n`).join(
		"",
	);
	return makePdf([], { unlisted: `${marks}stream\n${cut.toString("latin1")}\nendstream\n` });
}

/** Nested streams: each object claims the rest of the file. */
function nestedStreams(): Buffer {
	const inner = Array.from({ length: 3000 }, (_, i) => `<</Length ${19 * MB - i * 100}>>stream\n%`);
	return makePdf(
		inner.map((text) => text),
		{ unlisted: "x".repeat(18 * MB) },
	);
}

const hostile: Record<string, () => Promise<[name: string, bytes: Buffer]>> = {
	"parts that took a pattern quadratic time": async () => {
		const parts = wordParts();
		for (let i = 0; i < 20; i++) parts[`word/_rels/x${i}.xml.rels`] = "<Relationship ".repeat(70_000);
		return ["a.docx", await zipOf(parts)];
	},
	"the same, well-formed": async () => {
		const entries = '<Relationship Id="r" Type="t" Target="x"/>'.repeat(8_000);
		const parts = wordParts();
		for (let i = 0; i < 20; i++) parts[`word/_rels/x${i}.xml.rels`] = relationshipsOf(entries);
		return ["a.docx", await zipOf(parts)];
	},
	"one element with a hundred thousand attributes": async () => {
		const attributes = Array.from({ length: 100_000 }, (_, i) => `a${i}="x"`).join(" ");
		return ["a.docx", await zipOf({ ...wordParts(), "word/document.xml": `<a ${attributes}/>` })];
	},
	"thousands of marks on one cut stream": async () => ["a.pdf", marksOnOneStream()],
	"streams inside each other": async () => ["a.pdf", nestedStreams()],
	"twenty megabytes of names": async () => ["a.pdf", makePdf([], { unlisted: "/Type/ObjStm".repeat((19 * MB) / 12) })],
	"objects in each other's open strings": async () => ["a.pdf", makePdf([], { unlisted: "1 0 obj (".repeat(2 * MB) })],
	"twenty megabytes of open lists": async () => ["a.pdf", makePdf(["[".repeat(19 * MB)])],
	"twenty megabytes of small objects": async () => ["a.pdf", makePdf(Array(150_000).fill("<</A[1 2 3]/B 1 0 R>>"))],
	"twenty megabytes of noise": async () => [
		"a.pdf",
		makePdf([{ dict: "/Filter/FlateDecode", stream: randomBytes(19 * MB) }]),
	],
};

/** Large and odd, and nothing more: these are read to their end. */
const harmless = new Set([
	"the same, well-formed",
	"one element with a hundred thousand attributes",
	"twenty megabytes of names",
	"twenty megabytes of small objects",
]);

test.each(Object.entries(hostile))(
	"a large or hostile file (%s) costs this thread no second, nor a tenth of one at a time",
	async (what, make) => {
		const [name, bytes] = await make();
		expect(bytes.length).toBeLessThan(20 * MB);
		const path = await onDisk(name, bytes);
		const { result, total, longest } = await costOf(() => inspectEvidence(name, path));
		expect({ what, isWhole: result.ok && result.whole }).toEqual({ what, isWhole: harmless.has(what) });
		expect(total).toBeLessThan(1000);
		expect(longest).toBeLessThan(100);
	},
);

/** A small program to try the limits on, in a folder that the inspector's process may read. */
const limited = (code: string, limits = {}) =>
	runLimited({
		entry: "test/try-limits.ts",
		args: [code],
		input: 0,
		limits: { seconds: 20, memory: 300 * MB, output: MB, ...limits },
	});

test("a process that works too long is killed", async () => {
	expect(await limited("for(;;);", { seconds: 1 })).toMatchObject({ how: "time", seconds: 1 });
});
test("so is one that waits and never works", async () => {
	expect(await limited("setInterval(()=>{},1e9)", { seconds: 0.2 })).toMatchObject({ how: "time", seconds: 0.2 });
});
test("so is one that uses up its time faster than the clock, on several processors", async () => {
	const threads = "for(let i=0;i<4;i++)process.getBuiltinModule('crypto').pbkdf2('a','b',2e9,64,'sha512',()=>{})";
	expect(await limited(threads, { seconds: 2 })).toMatchObject({ how: "time" });
});
test("what a process used of the processor is told", async () => {
	const code = "while(process.cpuUsage().user<5e5);globalThis.held=Buffer.alloc(3e8,1);setInterval(()=>{},1e9)";
	expect((await limited(code, { memory: 200 * MB })).seconds).toBeGreaterThan(0.4);
});
test("memory of buffers and of WebAssembly counts, not only the engine's own", async () => {
	expect(await limited("const all=[];for(;;)all.push(Buffer.alloc(10e6,1))")).toMatchObject({
		how: expect.stringMatching(/memory|failed/),
	});
	const wasm =
		"const m=new WebAssembly.Memory({initial:1});" +
		"for(;;){const at=m.buffer.byteLength;m.grow(160);new Uint8Array(m.buffer,at).fill(1)}";
	expect(await limited(wasm)).toMatchObject({ how: expect.stringMatching(/memory|failed/) });
});
test("a process that writes too much is killed", async () => {
	const { how, output } = await limited(
		"const{writeSync}=process.getBuiltinModule('fs');for(;;)writeSync(1,'x'.repeat(1e5))",
	);
	expect(how).toBe("output");
	expect(output.length).toBeLessThanOrEqual(MB);
});
test.each([
	["reads no other file", "process.getBuiltinModule('fs').readFileSync('/etc/passwd')"],
	["reads no file of the project's data", "process.getBuiltinModule('fs').readdirSync(process.cwd()+'/data')"],
	["writes no file", "process.getBuiltinModule('fs').writeFileSync('/tmp/x','x')"],
	["starts no process", "process.getBuiltinModule('child_process').execSync('id')"],
	["starts no thread", "new (process.getBuiltinModule('worker_threads').Worker)('1',{eval:true})"],
	["loads no native code", "process.getBuiltinModule('module').createRequire(process.cwd()+'/app/x.js')('sharp')"],
])("the process %s", async (_, code) => {
	const isDenied =
		"e.code==='ERR_ACCESS_DENIED'||e.code==='ERR_DLOPEN_DISABLED'||" +
		"/permission|ERR_DLOPEN_DISABLED/i.test(e.message)";
	const tried = `try{${code};out('did it')}catch(e){out(${isDenied}?'denied':e.message)}`;
	expect((await limited(tried)).output.toString()).toBe("denied");
});
test("the process reaches no network, and gets no environment", async () => {
	const tried = "process.getBuiltinModule('net').connect(9,'127.0.0.1').on('error',e=>out(e.code))";
	expect((await limited(tried)).output.toString()).toBe("ERR_ACCESS_DENIED");
	expect(
		(
			await limited("out(Object.keys(process.env).filter(k=>!/^(PWD|OLDPWD|SHLVL|_)$/.test(k)).join())")
		).output.toString(),
	).toBe("");
});

test("files wait for their turn: many at once are all inspected, two at a time", async () => {
	const path = await onDisk("a.pdf", makePdf());
	const verdicts = await Promise.all(Array.from({ length: 6 }, () => inspectEvidence("a.pdf", path)));
	expect(verdicts).toEqual(Array(6).fill({ ok: true, type: "application/pdf", whole: true }));
});
