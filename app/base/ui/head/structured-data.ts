type Step = { label: string; path: string };

/** schema.org BreadcrumbList. */
export const breadcrumbData = (origin: string, steps: Step[]) => ({
	"@type": "BreadcrumbList",
	itemListElement: steps.map(({ label, path }, i) => ({
		"@type": "ListItem",
		position: i + 1,
		name: label,
		item: origin + path,
	})),
});
