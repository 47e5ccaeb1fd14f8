import { z } from "zod";
import { cycloneDx } from "./cyclonedx.ts";
import { isExecutable, sha256 } from "./executables.server.ts";
import { fingerprint, hashOf, productionPackages } from "./locked-packages.server.ts";
import { type ReadRelease, readJson } from "./read-release.server.ts";

export const BILL = "sbom.cdx.json";
const RECORD = "scripts/release/executables.json";

const names = z.record(z.string(), z.string());
const lockShape = z.looseObject({
	packages: z.record(
		z.string(),
		z.looseObject({
			name: z.string().optional(),
			version: z.string().optional(),
			integrity: z.string().optional(),
			dev: z.boolean().optional(),
		}),
	),
});
const recordShape = z.strictObject({ packages: z.string(), executables: z.record(z.string(), names) });

/**
 * The lines that a list of packages has to have, and has: packages with the hashes of the lock file, and executables
 * with theirs.
 */
export function checkBill({ release, files }: ReadRelease) {
	const bill = readJson(files, BILL, cycloneDx);
	const lock = readJson(files, "package-lock.json", lockShape);
	const record = readJson(files, RECORD, recordShape);
	const problems = [bill, lock, record].flatMap((read) => ("problem" in read ? [read.problem] : []));
	if (!bill.data || !lock.data || !record.data) return { problems, packages: 0, executables: 0 };

	const packages = productionPackages(lock.data);
	const { component: product } = bill.data.metadata;
	if (product.version !== release) problems.push(`${BILL} is of the release ${product.version}`);
	if (fingerprint(packages) !== record.data.packages)
		problems.push(`${RECORD} is of other packages than package-lock.json`);

	const locked = new Map(packages.map((each) => [each.ref, hashOf(each)?.content ?? ""]));
	const listed = bill.data.components.map((each): Line => [refOf(each), each.hashes?.[0]?.content ?? ""]);
	compare(locked, listed, "the package", problems);

	const own = [...files].filter(([path, bytes]) => isExecutable(path, bytes));
	const found: Line[] = own.map(([path, bytes]) => [`${refOf(product)}#${path}`, sha256(bytes)]);
	const recorded = Object.entries(record.data.executables).flatMap(([ref, hashes]) =>
		Object.entries(hashes).map(([path, hash]): Line => [`${ref}#${path}`, hash]),
	);
	const executables = new Map([...found, ...recorded]);
	const lines = [product, ...bill.data.components].flatMap((part) =>
		(part.components ?? []).map((file): Line => [`${refOf(part)}#${file.name}`, file.hashes[0]?.content ?? ""]),
	);
	compare(executables, lines, "the executable", problems);
	return { problems, packages: locked.size, executables: executables.size };
}

/** The name of a package or an executable, and its hash. */
type Line = [string, string];
const refOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

function compare(there: Map<string, string>, lines: Line[], kind: string, problems: string[]) {
	const listed = new Map(lines);
	for (const [name, hash] of there) {
		if (!listed.has(name)) problems.push(`${BILL} has no line for ${kind} ${name}`);
		else if (listed.get(name) !== hash) problems.push(`${BILL} has another hash for ${kind} ${name}`);
	}
	for (const name of listed.keys())
		if (!there.has(name)) problems.push(`${BILL} lists ${kind} ${name}, which is not in the release`);
	if (lines.length > listed.size) problems.push(`${BILL} lists ${kind.replace("the", "one")} twice`);
}
