/**
 * The inspector's process: the file comes as standard input, the verdict goes to standard output, one JSON per line.
 */
import { readFileSync, writeSync } from "node:fs";
import { inspectBytes } from "./inspect-bytes.server.ts";

const [name = ""] = process.argv.slice(2);
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);
say({ verdict: await inspectBytes(name, readFileSync(0), (matched) => say({ matched })) });
