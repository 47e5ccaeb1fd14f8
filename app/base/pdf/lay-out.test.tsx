import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeIncoming, openIncoming } from "../files/incoming.server.ts";
import { askedBy } from "../process/who-asks.server.ts";
import { documentTree } from "./document-tree.ts";
import { Document, Page, Text } from "./elements.ts";
import { layOutDocument } from "./lay-out.server.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "tawila-"));
	await openIncoming(folder);
});
afterAll(async () => {
	await closeIncoming();
	await rm(folder, { recursive: true, force: true });
});

const treeOf = (text: string) =>
	documentTree(
		<Document title="Test" author="Tawila" creationDate={new Date("2026-11-23T10:00:00Z")}>
			<Page>
				<Text>{text}</Text>
			</Page>
		</Document>,
	);

test("a document that runs into a limit names the limit, and how its process ended", async () => {
	const limits = { seconds: 20, memory: 30 * 1024 * 1024, output: 1024 };
	const lines: string[] = [];
	const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => Boolean(lines.push(String(line))));
	await expect(layOutDocument(treeOf("Words"), "staff", limits)).rejects.toMatchObject({ how: "memory" });
	write.mockRestore();
	const logged = lines.find((line) => line.includes("document.not-laid-out")) ?? "{}";
	expect(JSON.parse(logged)).toMatchObject({ how: "memory", exit: "SIGKILL", memory: limits.memory });
	expect(logged).not.toContain("Words");
});

test("complainants who ask for many documents do not hold up the desk", async () => {
	const many = Array.from({ length: 6 }, () => layOutDocument(treeOf("people"), "people"));
	const order: string[] = [];
	for (const each of many) void each.then(() => order.push("people"));
	await layOutDocument(treeOf("staff"), "staff").then(() => order.push("staff"));
	expect(order.filter((who) => who === "people").length).toBeLessThan(6);
	await Promise.all(many);
});

test("an account that asks for many documents delays no other of its queue, and too many are refused", async () => {
	const ask = (account: string) => askedBy(account, () => layOutDocument(treeOf(account), "staff"));
	const ended: string[] = [];
	const own = Array.from({ length: 9 }, () => ask("own").then(() => ended.push("own")));
	const settled = Promise.allSettled(own);
	await ask("another");
	expect(ended.length).toBeLessThan(4);
	expect((await settled).filter(({ status }) => status === "rejected")).toHaveLength(2);
	await ask("own");
});
