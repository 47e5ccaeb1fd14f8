import { z } from "zod";

/**
 * CycloneDX 1.5 in JSON, as far as lists of releases use it; as in its schema, properties that it does not know are
 * refused.
 */
const lengths: Record<string, number> = { "SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128 };
const hash = z
	.strictObject({ alg: z.enum(["SHA-1", "SHA-256", "SHA-384", "SHA-512"]), content: z.string().regex(/^[0-9a-f]+$/) })
	.refine(({ alg, content }) => content.length === lengths[alg], "a hash has another length");
const license = z.union([
	z.strictObject({ license: z.strictObject({ id: z.string().min(1) }) }),
	z.strictObject({ expression: z.string().min(1) }),
]);
const file = z.strictObject({
	type: z.literal("file"),
	"bom-ref": z.string().min(1),
	name: z.string().min(1),
	hashes: z.array(hash).min(1),
});
const component = z.strictObject({
	type: z.enum(["application", "library"]),
	"bom-ref": z.string().min(1),
	name: z.string().min(1),
	version: z.string().min(1),
	purl: z.string().regex(/^pkg:npm\/\S+@\S+$/),
	licenses: z.array(license).optional(),
	hashes: z.array(hash).optional(),
	components: z.array(file).optional(),
});
const shape = z.strictObject({
	$schema: z.literal("http://cyclonedx.org/schema/bom-1.5.schema.json"),
	bomFormat: z.literal("CycloneDX"),
	specVersion: z.literal("1.5"),
	serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
	version: z.int().min(1),
	metadata: z.strictObject({ timestamp: z.iso.datetime(), component }),
	components: z.array(component),
	dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** Names of parts are unique in a document, and dependencies are between its parts. */
export const cycloneDx = shape.superRefine(({ metadata, components, dependencies }, { addIssue }) => {
	const parts = [metadata.component, ...components];
	const refs = [...parts, ...parts.flatMap((part) => part.components ?? [])].map((part) => part["bom-ref"]);
	const known = new Set(refs);
	if (known.size !== refs.length) addIssue("a bom-ref is used twice");
	for (const { ref, dependsOn } of dependencies)
		for (const each of [ref, ...dependsOn]) if (!known.has(each)) addIssue(`there is no ${each}`);
});
