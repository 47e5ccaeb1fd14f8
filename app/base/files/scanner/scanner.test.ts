import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { scannerAnswers } from "./scanner.server.ts";

async function scannerThatSays(reply: string) {
	const server = createServer((socket) =>
		socket.on("data", (asked) => socket.end(asked.toString() === "zPING\0" ? reply : "")),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test.each([
	["PONG\0", true],
	["UNKNOWN COMMAND\0", false],
	["", false],
])("a scanner that answers %j is up: %s", async (reply, up) => {
	const scanner = await scannerThatSays(reply);
	expect(await scannerAnswers(scanner.url)).toBe(up);
	scanner.close();
});

test("a scanner that is not there is down", async () => {
	const gone = await scannerThatSays("PONG\0");
	gone.close();
	expect(await scannerAnswers(gone.url)).toBe(false);
	expect(await scannerAnswers("unix:/nowhere/clamd.sock")).toBe(false);
});
