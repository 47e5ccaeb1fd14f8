import { createHash } from "node:crypto";

/**
 * `scripts/release/executables.json`: the SHA-256 of each executable in the packages of production, by package and
 * path. `packages` is the fingerprint of the packages that were searched.
 */
export type Executables = { packages: string; executables: Record<string, Record<string, string>> };

const MACHINE_CODE = [
	"7f454c46", // ELF
	"0061736d", // WebAssembly
	"cffaedfe", // Mach-O, of 64 and of 32 bits, and for several machines at once
	"cefaedfe",
	"cafebabe",
];
/** Libraries by name, and compressed or bundled files that hold machine code. */
const NAMES = /\.(?:node|dll|dylib|exe|so(?:\.\d+)*|wasm(?:\.br|\.gz)?|tar(?:\.gz)?|tgz|data)$/;

/** Whether a file is or holds machine code: of processors, or of WebAssembly. */
export function isExecutable(name: string, bytes: Uint8Array): boolean {
	const start = Buffer.from(bytes.subarray(0, 64));
	const isWindows = start.toString("latin1", 0, 2) === "MZ" && start.includes(0);
	return NAMES.test(name) || isWindows || MACHINE_CODE.includes(start.toString("hex", 0, 4));
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
