// Verifies what the federation signed (receipts, decisions, heads of the audit log) without the federation: on any
// machine with Node 20.
//   node verify-offline.mjs receipt.jws jwks.json [text.json]
// receipt.jws holds the text of the large code on the paper; jwks.json was saved from https://<the
// site>/.well-known/jwks.json before; text.json holds the text that was sent, as the data export (`statement`) and the
// bundle of the case have it. Prints what was signed and exits with 0 when it is genuine, with 1 when it is not.
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const fail = (why) => {
	process.stderr.write(`NOT genuine: ${why}\n`);
	process.exit(1);
};
const [jwsFile, keysFile, textFile] = process.argv.slice(2);
if (!keysFile) fail("usage: node verify-offline.mjs <file with the JWS> <saved jwks.json> [<file with the text>]");

const jws = readFileSync(jwsFile, "utf8").replace(/\s/g, "");
const parts = jws.split(".");
if (parts.length !== 3) fail("this is not a compact JWS (three parts with dots between them)");
const [header, body, signature] = parts;
const decode = (part) => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

let protectedHeader;
try {
	protectedHeader = decode(header);
} catch {
	fail("its header cannot be read");
}
if (protectedHeader.alg !== "EdDSA") fail("it is not signed with EdDSA");
const key = JSON.parse(readFileSync(keysFile, "utf8")).keys.find(({ kid }) => kid === protectedHeader.kid);
if (!key) fail(`the key ${protectedHeader.kid} is not in ${keysFile}`);

const isGenuine = verify(
	null,
	Buffer.from(`${header}.${body}`),
	createPublicKey({ key, format: "jwk" }),
	Buffer.from(signature, "base64url"),
);
if (!isGenuine) fail("the text is not the one that was signed");
const facts = decode(body);
const sha256 = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
if (textFile && sha256(textFile) !== facts.statement_sha256) fail(`${textFile} is not the text whose hash was signed`);
process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`);
