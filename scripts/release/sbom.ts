import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Executables } from "../../app/operator/release/executables.server.ts";
import {
	hashOf,
	type Lock,
	type LockedPackage,
	productionPackages,
} from "../../app/operator/release/locked-packages.server.ts";

type File = { type: "file"; "bom-ref": string; name: string; hashes: { alg: string; content: string }[] };
type Component = {
	type: string;
	"bom-ref": string;
	name: string;
	version: string;
	purl: string;
	licenses?: { license: { id: string } }[] | { expression: string }[];
	hashes?: { alg: string; content: string }[];
	components?: File[];
};

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/**
 * The packages of production by the lock file, each with its executables, as CycloneDX 1.5. The same tree gives the
 * same document: its number is made of its contents, its time is the commit's. `own` are executables that are in the
 * archive itself, by path with their hash.
 */
export function billOfMaterials(at: Date, own: Record<string, string> = {}) {
	const lock: Lock = read("package-lock.json");
	const { executables }: Executables = read("scripts/release/executables.json");
	const { packages } = lock;
	const { name = "tawila", version = "", ...product } = packages[""] ?? {};
	const installed = productionPackages(lock);
	const refs = new Map(installed.map(({ place, ref }) => [place, ref]));
	const components = new Map(installed.map((each) => [each.ref, componentOf(each, executables[each.ref])]));
	const dependencies = new Map<string, string[]>();
	for (const place of ["", ...refs.keys()]) {
		const { dependencies: needed, optionalDependencies: optional } = packages[place] ?? {};
		const names = Object.keys({ ...needed, ...optional });
		const found = names.flatMap((each) => refs.get(placeOf(each, place, refs) ?? "") ?? []);
		dependencies.set(place === "" ? `${name}@${version}` : (refs.get(place) ?? ""), [...new Set(found)].sort());
	}
	const sorted = [...components.values()].sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1));
	const digest = createHash("sha256")
		.update(JSON.stringify([own, sorted]))
		.digest("hex");
	return {
		$schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.5",
		serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-5$3-8$4-$5")}`,
		version: 1,
		metadata: {
			timestamp: at.toISOString(),
			component: { ...componentOf({ ...product, name, version, ref: `${name}@${version}` }, own), type: "application" },
		},
		components: sorted,
		dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
	};
}

function componentOf(locked: Omit<LockedPackage, "place">, executables: Record<string, string> = {}): Component {
	const { ref, name, version, license } = locked;
	const hash = hashOf(locked);
	const files = Object.entries(executables).map(([path, content]): File => {
		return { type: "file", "bom-ref": `${ref}#${path}`, name: path, hashes: [{ alg: "SHA-256", content }] };
	});
	return {
		type: "library",
		"bom-ref": ref,
		name,
		version,
		purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
		...(license && { licenses: / /.test(license) ? [{ expression: license }] : [{ license: { id: license } }] }),
		...(hash && { hashes: [hash] }),
		...(files.length > 0 && { components: files }),
	};
}

/** Where a package that `from` asks for is installed: beneath it, or beside one of the packages that hold it. */
function placeOf(name: string, from: string, known: Map<string, string>): string | undefined {
	for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
		const place = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
		if (known.has(place)) return place;
		if (at === "") return undefined;
	}
}
