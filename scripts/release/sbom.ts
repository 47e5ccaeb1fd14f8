import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

type Locked = {
	name?: string;
	version?: string;
	integrity?: string;
	license?: string;
	dev?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
};
type Component = {
	type: string;
	"bom-ref": string;
	name: string;
	version: string;
	purl: string;
	licenses?: { license: { id: string } }[] | { expression: string }[];
	hashes?: { alg: string; content: string }[];
};

/**
 * The packages of production by the lock file, as CycloneDX 1.5. The same lock file gives the same document: its number is made of its
 * contents, its time is the commit's.
 */
export function billOfMaterials(at: Date) {
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
	const own = packages[""] ?? {};
	const places = Object.keys(packages).filter((place) => place !== "" && !packages[place]?.dev);
	const refs = new Map(places.map((place) => [place, refOf(place, packages[place])]));
	const components = new Map(places.map((place) => [refs.get(place), componentOf(place, packages[place])]));
	const dependencies = new Map<string, string[]>();
	for (const place of ["", ...places]) {
		const { dependencies: needed, optionalDependencies: optional } = packages[place] ?? {};
		const names = Object.keys({ ...needed, ...optional });
		const found = names.flatMap((name) => refs.get(placeOf(name, place, refs) ?? "") ?? []);
		dependencies.set(place === "" ? `tawila@${own.version}` : (refs.get(place) ?? ""), [...new Set(found)].sort());
	}
	const sorted = [...components.values()].sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1));
	const digest = createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
	return {
		$schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.5",
		serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-5$3-8$4-$5")}`,
		version: 1,
		metadata: {
			timestamp: at.toISOString(),
			component: { ...componentOf("tawila", own), type: "application" },
		},
		components: sorted,
		dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
	};
}

const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
const refOf = (place: string, { name, version }: Locked = {}) => `${name ?? nameOf(place)}@${version}`;

function componentOf(place: string, locked: Locked = {}): Component {
	const { version = "", license, integrity } = locked;
	const name = locked.name ?? nameOf(place);
	const [, algorithm, hash] = /^sha(\d+)-(\S+)$/.exec(integrity ?? "") ?? [];
	return {
		type: "library",
		"bom-ref": `${name}@${version}`,
		name,
		version,
		purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
		...(license && { licenses: / /.test(license) ? [{ expression: license }] : [{ license: { id: license } }] }),
		...(hash && { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(hash, "base64").toString("hex") }] }),
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
