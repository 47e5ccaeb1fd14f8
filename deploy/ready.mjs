// Ends with 0 when the process at PORT answers `/readyz`, or the path given. `--wait 90` asks for so many seconds until
// it does.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({ options: { wait: { type: "string" } }, allowPositionals: true });
const port = process.env.PORT || "3000";
const given = process.env.HOST || "127.0.0.1";
const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[given] ?? given;
const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}${positionals[0] ?? "/readyz"}`;

const answers = async () => (await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => undefined))?.ok;
const end = Date.now() + Number(values.wait ?? 0) * 1000;
let ok = await answers();
while (!ok && Date.now() < end) {
	await pause(500);
	ok = await answers();
}
process.exit(ok ? 0 : 1);
