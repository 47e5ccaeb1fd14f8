import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document as Opened } from "mupdf";
import { afterAll, beforeAll } from "vitest";
import { closeIncoming, openIncoming } from "../app/base/files/incoming.server.ts";
import { documentTree } from "../app/base/pdf/document-tree.ts";
import { Document, Page, Text, View } from "../app/base/pdf/elements.ts";
import { layOutDocument } from "../app/base/pdf/lay-out.server.ts";
import type { Limits } from "../app/base/process/limited-process.server.ts";

/** Texts printed by the product, and read out of the file by other programs. */

/** Where documents are laid out, for the tests of a file. A worker loads this once for several files. */
export function opensFolder() {
	let folder = "";
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-"));
		await openIncoming(folder);
	});
	afterAll(async () => {
		await closeIncoming();
		await rm(folder, { recursive: true, force: true });
	});
}

const at = new Date("2026-11-23T10:00:00Z");

/** Memory and bytes are bounded here; seconds depend on what else the machine does. */
export const patient: Limits = { seconds: 300, memory: 400 * 1024 * 1024, output: 64 * 1024 * 1024 };
export const printed = (texts: readonly string[], locale: "ar" | "en" = "en", limits = patient, fontSize = 11) =>
	layOutDocument(
		documentTree(
			<Document title="Test" author="Tawila" language={locale} creationDate={at}>
				<Page style={{ padding: 40, fontSize, lineHeight: 1.6 }}>
					{texts.map((text) => (
						<View key={text}>
							<Text style={{ marginTop: 4 }}>{text}</Text>
						</View>
					))}
				</Page>
			</Document>,
		),
		"staff",
		limits,
	);

/** Text that a reader of the file finds on its pages; where a line ends is not part of the text. */
export function textOf(pdf: Buffer): string {
	const document = Opened.openDocument(pdf, "application/pdf");
	const pages = Array.from({ length: document.countPages() }, (_, n) =>
		document.loadPage(n).toStructuredText("preserve-whitespace,preserve-ligatures").asText(),
	);
	return oneLine(pages.join(" "));
}

/** The same as poppler reads it; it puts its own marks of direction around words that run from the right. */
export const popplerText = (pdf: Buffer): string =>
	execFileSync("pdftotext", ["-enc", "UTF-8", "-", "-"], { input: pdf, encoding: "utf8" }).replace(
		/[\u202a-\u202c]/g,
		"",
	);
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
export const withoutBlanks = (text: string) => text.replace(/\s/g, "");
export const box = (sign: string) => `▯U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
