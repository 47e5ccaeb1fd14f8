import { expect, test } from "vitest";
import { finds, misses } from "./fold.pairs.ts";
import { fold } from "./fold.ts";

test.each(finds)("%s finds %s (%s)", (query, text) => {
	expect(fold(text)).toContain(fold(query));
});

test.each(misses)("%s does not find %s", (query, text) => {
	expect(fold(text)).not.toContain(fold(query));
});
