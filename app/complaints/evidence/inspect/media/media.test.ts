import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeDocx } from "../../../../../test/make-docx.ts";
import { makePdf } from "../../../../../test/make-pdf.ts";
import { inspectBytes } from "../inspect-bytes.server.ts";

/** Made by a recorder: a fraction of a second each. */
const sample = (name: string) => readFileSync(join(import.meta.dirname, "../../../../../test/media", name));
const films = {
	mp4: sample("film.mp4"),
	mov: sample("film.mov"),
	"3gp": sample("film.3gp"),
	webm: sample("film.webm"),
};
const sounds = {
	m4a: sample("sound.m4a"),
	mp3: sample("sound.mp3"),
	aac: sample("sound.aac"),
	opus: sample("sound.opus"),
	ogg: sample("sound.opus"),
	wav: wav(),
};
const heic = sample("photo.heic");
const webp = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0e5a45" } })
	.webp()
	.toBuffer();
const all: Record<string, Buffer> = { ...films, ...sounds, heic, heif: heic, webp };

function wav(): Buffer {
	const head = Buffer.alloc(44);
	head.write("RIFF");
	head.writeUInt32LE(36 + 800, 4);
	head.write("WAVEfmt ", 8);
	head.writeUInt32LE(16, 16);
	head.writeUInt16LE(1, 20);
	head.writeUInt16LE(1, 22);
	head.writeUInt32LE(8000, 24);
	head.writeUInt32LE(8000, 28);
	head.writeUInt16LE(1, 32);
	head.writeUInt16LE(8, 34);
	head.write("data", 36);
	head.writeUInt32LE(800, 40);
	return Buffer.concat([head, Buffer.alloc(800, 128)]);
}

const problem = async (extension: string, bytes: Buffer) => {
	const verdict = await inspectBytes(`a.${extension}`, bytes);
	return verdict.ok ? (verdict.whole ? "taken" : "not whole") : verdict.problem;
};
/** The sample with some of its bytes replaced by others of the same length. */
function replaced(bytes: Buffer, from: string, to: string, distance = 0): Buffer {
	const copy = Buffer.from(bytes);
	const at = copy.indexOf(from, 0, "latin1");
	if (at < 0) throw new Error(`The sample has no ${from}.`);
	copy.write(to, at + distance, "latin1");
	return copy;
}
const box = (type: string, ...content: Buffer[]) => {
	const body = Buffer.concat(content);
	const head = Buffer.alloc(8);
	head.writeUInt32BE(8 + body.length);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, body]);
};
const element = (id: number[], content: Buffer) =>
	Buffer.concat([Buffer.from([...id, 0x10 | (content.length >>> 24), ...sizeOf(content.length)]), content]);
const sizeOf = (length: number) => [(length >>> 16) & 255, (length >>> 8) & 255, length & 255];

test.each(Object.keys(all))("a %s as recorders and messengers make it is taken", async (extension) => {
	expect(await problem(extension, all[extension] ?? Buffer.alloc(0))).toBe("taken");
});

test("every kind under every other name is refused, but for the films that share a format", async () => {
	const shared = new Set(["ogg opus", "opus ogg", "heic heif", "heif heic", "3gp mp4"]);
	for (const [extension, bytes] of Object.entries(all))
		for (const other of Object.keys(all))
			if (other !== extension && !shared.has(`${extension} ${other}`))
				expect([extension, other, await problem(other, bytes)]).not.toEqual([extension, other, "taken"]);
});

test.each(Object.keys(all))("a %s that was cut off, or with something behind it, is refused", async (extension) => {
	const bytes = all[extension] ?? Buffer.alloc(0);
	const behind = Buffer.concat([bytes, await makeDocx()]);
	expect(await problem(extension, behind)).not.toBe("taken");
	expect(await problem(extension, Buffer.concat([bytes, makePdf()]))).not.toBe("taken");
	expect(await problem(extension, Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>")]))).not.toBe("taken");
	// A recorder that was stopped leaves half a frame: sound in frames ends anywhere.
	if (extension !== "mp3" && extension !== "aac")
		expect(await problem(extension, bytes.subarray(0, Math.floor(bytes.length * 0.7)))).not.toBe("taken");
});

const hostile: Record<string, [extension: string, bytes: () => Buffer, says: string]> = {
	"a film whose media is elsewhere": [
		"mp4",
		() => {
			const copy = Buffer.from(films.mp4);
			const at = copy.indexOf("url ");
			copy[at + 7] = 0; // the flag that says "in this file"
			return copy;
		},
		"evidenceRemote",
	],
	"a film that refers to another one": [
		"mov",
		() => Buffer.concat([films.mov, box("moov", box("rmra"))]),
		"evidenceRemote",
	],
	"an encrypted film": ["mp4", () => replaced(films.mp4, "mp4a", "enca"), "evidenceEncrypted"],
	"a film with keys": ["mp4", () => Buffer.concat([films.mp4, box("pssh", Buffer.alloc(20))]), "evidenceEncrypted"],
	"a film with a wired track": ["mov", () => replaced(films.mov, "soun", "sprt"), "evidenceActive"],
	"a film of two million boxes": [
		"mp4",
		() => Buffer.concat([films.mp4, ...Array<Buffer>(60_000).fill(box("free"))]),
		"evidenceDamaged",
	],
	"boxes in boxes without end": [
		"mp4",
		() => {
			let inner = box("trak");
			for (let i = 0; i < 40; i++) inner = box("trak", inner);
			return Buffer.concat([films.mp4, box("moov", inner)]);
		},
		"evidenceDamaged",
	],
	"an archive in a free box": [
		"mp4",
		() => Buffer.concat([films.mp4, box("free", Buffer.from("PK\x01\x02PK\x05\x06"))]),
		"evidenceTwofold",
	],
	"a page in the first box": [
		"m4a",
		() => Buffer.concat([sounds.m4a.subarray(0, sounds.m4a.readUInt32BE(0)), box("free", Buffer.from("<html>"))]),
		"evidenceDamaged",
	],
	"a film named as sound": ["m4a", () => films.mp4, "evidenceMismatch"],
	"a file attached to a film": [
		"webm",
		() => {
			const attached = element([0x19, 0x41, 0xa4, 0x69], Buffer.from("x"));
			const start = films.webm.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
			const copy = Buffer.concat([films.webm, attached]);
			copy.set([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], start + 4); // of unknown length
			return copy;
		},
		"evidenceInside",
	],
	"a film in a codec of other formats": ["webm", () => replaced(films.webm, "A_OPUS", "A_PCM/"), "evidenceMismatch"],
	"a Matroska film": ["webm", () => replaced(films.webm, "webm", "matr"), "evidenceMismatch"],
	"a sound with a wrong sum": ["ogg", () => replaced(sounds.ogg, "OpusHead", "X", 12), "evidenceDamaged"],
	"an Ogg that is a film": ["ogg", () => ogg("\x80theora"), "evidenceMismatch"],
	"a file in a tag": ["mp3", () => Buffer.concat([tag("GEOB"), sounds.mp3]), "evidenceInside"],
	"a tag alone": ["mp3", () => tag("TIT2"), "evidenceMismatch"],
	"a WAV with a chunk past its end": [
		"wav",
		() => {
			const copy = wav();
			copy.writeUInt32LE(0xffffffff, 40);
			return copy;
		},
		"evidenceDamaged",
	],
	"a HEIC without a picture": ["heic", () => heic.subarray(0, heic.readUInt32BE(0)), "evidenceDamaged"],
};

/** One page of Ogg with a right check sum of its own. */
function ogg(head: string): Buffer {
	const page = Buffer.alloc(28 + head.length);
	page.write("OggS");
	page[5] = 2;
	page[26] = 1;
	page[27] = head.length;
	page.write(head, 28, "latin1");
	let sum = 0;
	for (const byte of page) {
		sum ^= byte << 24;
		for (let k = 0; k < 8; k++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
	}
	page.writeUInt32LE(sum >>> 0, 22);
	return page;
}
function tag(frame: string): Buffer {
	const body = Buffer.concat([Buffer.from(frame), Buffer.from([0, 0, 0, 6, 0, 0]), Buffer.from("hidden")]);
	return Buffer.concat([Buffer.from("ID3\x03\0\0"), Buffer.from([0, 0, 0, body.length]), body]);
}

test.each(Object.entries(hostile))("%s is refused", async (_, [extension, bytes, says]) => {
	expect(await problem(extension, bytes())).toBe(says);
});

test("ten thousand altered samples end in a verdict, and none hangs", async () => {
	let seed = 7;
	const chance = (most: number) => {
		seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
		return seed % most;
	};
	const structural = Object.entries(all).filter(([extension]) => extension !== "webp");
	let verdicts = 0;
	for (let i = 0; i < 10_000; i++) {
		const [extension, bytes] = structural[i % structural.length] ?? ["", heic];
		const copy = Buffer.from(bytes);
		for (let k = 0; k < 4; k++) copy[chance(copy.length)] = chance(256);
		if (typeof (await inspectBytes(`a.${extension}`, copy)).ok === "boolean") verdicts++;
	}
	expect(verdicts).toBe(10_000);
});
