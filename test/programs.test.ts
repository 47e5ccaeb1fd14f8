import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { programs } from "../scripts/programs.mjs";

/** Programs that come with Node and with every Debian. */
const everywhere = ["npm", "chmod", "chown", "cp", "env"];

const started = globSync("{scripts,test,e2e,faults,bench}/**/*.{ts,mjs}")
	.concat(globSync("app/**/*.test.{ts,tsx}"))
	.flatMap((file) => {
		const calls = readFileSync(file, "utf8").matchAll(
			/\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync)\)?\(\s*(?:"([\w.-]+)[ "]|`([\w.-]+) )/g,
		);
		return [...calls].map(([, quoted, filled]) => ({ file, program: quoted ?? filled ?? "" }));
	});

test("every program that a script or a test starts is in the table of programs", () => {
	const known = [...everywhere, ...Object.keys(programs)];
	expect(started.map(({ program }) => program)).toEqual(expect.arrayContaining(["git", "tar", "openssl"]));
	expect(started.filter(({ program }) => !known.includes(program))).toEqual([]);
});

test("every command that needs programs asks for them before it starts", () => {
	for (const command of new Set(Object.values(programs).flatMap(({ commands }) => commands)))
		expect(readFileSync(`scripts/${command.replace(":", "-")}.mjs`, "utf8")).toContain(`ensurePrograms("${command}")`);
});
