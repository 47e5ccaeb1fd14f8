import { execFileSync, execSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/** Not in node_modules, where Node runs no TypeScript. */
const CACHE = join(tmpdir(), "tawila-former-releases");
const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";

/**
 * The folder of a former release, built and kept for the next time: of the commit, tag or tarball named, or else of the
 * newest record in `releases/`, by its tag or by the commit that wrote the record. Before the first release the present
 * commit takes its place. A string says why there is none.
 */
export function formerRelease(named?: string): { folder: string; name: string } | string {
	mkdirSync(CACHE, { recursive: true });
	if (named?.endsWith(".tar.gz")) {
		const name = basename(named, ".tar.gz");
		return {
			name,
			folder: prepared(name, (folder) => execSync(`tar xzf ${resolve(named)} -C ${folder} --strip-components=1`)),
		};
	}
	const records = readdirSync("releases").filter((file) => file.endsWith(".json"));
	const record = records.sort(numerically).at(-1);
	const tag = record && git("tag", "--list", `v${record.replace(".json", "")}`);
	const ofRecord = () => (record ? git("log", "-1", "--format=%H", "--", `releases/${record}`) : "HEAD");
	const commit = git("rev-parse", "--verify", "--quiet", `${named ?? (tag || ofRecord())}^{commit}`);
	if (!commit) return `this clone does not hold the commit of ${named ?? record}; name a tarball of that release`;
	if (git("rev-parse", "--is-shallow-repository") === "true" && record && !named && !tag)
		return "this clone is shallow, so the commit of the former release is not known; name a tarball of it";
	return {
		name: commit.slice(0, 12),
		folder: prepared(commit, (folder) => execSync(`git archive ${commit} | tar x -C ${folder}`)),
	};
}

const numerically = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

function prepared(name: string, unpack: (folder: string) => void): string {
	const folder = resolve(CACHE, name);
	if (existsSync(join(folder, "build/server/index.js")) && existsSync(join(folder, "node_modules/.installed")))
		return folder;
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	unpack(folder);
	const lock = (at: string) => readFileSync(join(at, "package-lock.json"), "utf8");
	// The same packages are linked, not fetched again; where that cannot be done, the installation that follows fetches
	// them.
	if (lock(folder) === lock(".") && spawnSync("cp", ["-al", resolve("node_modules"), folder]).status !== 0)
		rmSync(join(folder, "node_modules"), { recursive: true, force: true });
	execFileSync(
		process.execPath,
		["-e", "import('./scripts/prepare.mjs').then((it) => { it.install(); it.build(); })"],
		{
			cwd: folder,
			stdio: ["ignore", "ignore", "inherit"],
		},
	);
	return folder;
}
