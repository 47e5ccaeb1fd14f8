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
};

/** Reasons not to make a release, each with the cure. */
export function refusals({ version, changes, changelog, tags, made, record, schema }: Facts): string[] {
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
	].filter((reason) => reason !== false);
}
