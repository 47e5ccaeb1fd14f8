import type { PublicKey } from "../../app/operator/release/minisign.server.ts";

type Facts = {
	version: string;
	/** The output of `git status --porcelain`. */
	changes: string;
	changelog: string;
	tags: string[];
	/** Names in `dist/`. */
	made: string[];
	/** The text of `releases/<version>.json`, and what the build would write there. */
	record: string | undefined;
	schema: string;
	/** Fingerprints of the packages that were searched for executables, and of those that are locked. */
	searched: string | undefined;
	locked: string;
	/** The key that signs, and those of `release-keys.pub`. */
	signer: PublicKey | undefined;
	trusted: PublicKey[];
};

/** Reasons not to make a release, each with the cure. */
export function refusals(facts: Facts): string[] {
	const { version, changes, changelog, tags, made, record, schema, searched, locked, signer, trusted } = facts;
	const dirty = changes.trim() !== "" && "The tree has changes that are not committed: commit them first.";
	const entry = new RegExp(`^## ${version.replaceAll(".", "\\.")} \\(\\d{4}-\\d{2}-\\d{2}\\)$`, "m");
	return [
		!/^\d+\.\d+\.\d+$/.test(version) && `${version} is no version of a release.`,
		dirty,
		!entry.test(changelog) && `CHANGELOG.md has no entry "## ${version} (year-month-day)".`,
		(tags.includes(`v${version}`) || made.includes(`tawila-${version}.tar.gz`)) &&
			`Tawila ${version} exists: choose the next version (npm run release -- prepare <version>).`,
		record !== schema &&
			`releases/${version}.json is not the schema of this tree: npm run release -- prepare ${version}, then commit.`,
		searched !== locked &&
			"Packages changed since they were searched for executables: node scripts/release/executables.ts, then commit.",
		signer &&
			!trusted.some(({ bytes }) => bytes.equals(signer.bytes)) &&
			`release-keys.pub does not hold the key ${signer.id} that signs: ` +
				"installations of this release would refuse the next one.",
	].filter((reason) => typeof reason === "string");
}
