import type { z } from "zod";

/** The key of the first problem of each field, by the field's name. */
export function problemsOf(error: z.ZodError): Record<string, string> {
	const problems: Record<string, string> = {};
	for (const issue of error.issues) problems[issue.path.join(".")] ??= issue.message;
	return problems;
}
