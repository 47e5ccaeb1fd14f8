let words = new Set<string>();

/** The fixed segments of the routes: what a path may show in the process log. */
export function nameFixedSegments(build: { routes: Record<string, { path?: string } | undefined> }) {
	const segments = Object.values(build.routes).flatMap((route) => route?.path?.split("/") ?? []);
	const fixed = ["en", ...segments.filter((segment) => /^[a-z]/.test(segment))];
	words = new Set(fixed.flatMap((each) => [each, `${each}.data`]));
}

/** A path for the process log. References, tokens and typed parts of an address are left out: `/complaints/case/*`. */
export const logPath = (path: string): string =>
	path
		.split("?", 1)
		.join("")
		.slice(0, 500)
		.split("/")
		.map((segment) => (segment === "" || words.has(segment) ? segment : "*"))
		.join("/");
