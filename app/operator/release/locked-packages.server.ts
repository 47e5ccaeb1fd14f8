import { createHash } from "node:crypto";

type PackageEntry = {
	name?: string;
	version?: string;
	integrity?: string;
	license?: string;
	dev?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, PackageEntry> };
/** A package at its place, such as `node_modules/pg`; `ref` is its name and version. */
export type LockedPackage = PackageEntry & { place: string; ref: string; name: string; version: string };

const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** The packages that an installation without those of development has, on any machine. */
export function productionPackages({ packages }: Lock): LockedPackage[] {
	return Object.entries(packages).flatMap(([place, locked]) => {
		if (place === "" || locked.dev) return [];
		const { name = nameOf(place), version = "" } = locked;
		return [{ ...locked, place, name, version, ref: `${name}@${version}` }];
	});
}

/** The hash of a package's archive, as CycloneDX names it. */
export function hashOf({ integrity = "" }: { integrity?: string }) {
	const [, bits, hash = ""] = /^sha(\d+)-(\S+)$/.exec(integrity) ?? [];
	if (!bits) return undefined;
	return { alg: `SHA-${bits}`, content: Buffer.from(hash, "base64").toString("hex") };
}

/** One hash for all the packages: another one when a package came, went or changed. */
export function fingerprint(packages: LockedPackage[]): string {
	const lines = packages.map(({ ref, integrity }) => `${ref} ${integrity}\n`);
	return createHash("sha256").update(lines.sort().join("")).digest("hex");
}
