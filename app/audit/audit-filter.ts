/** The filter of the audit log, on the page and in the file. */
export function auditFilter(url: URL) {
	const of = (name: string) => url.searchParams.get(name)?.trim().slice(0, 100) || undefined;
	return { who: of("who"), action: of("action"), from: of("from"), until: of("until") };
}
