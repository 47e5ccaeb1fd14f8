import { widths } from "../../../base/files/pictures/picture-url.ts";

/**
 * Files of the store that a row names. Without a needed one the row is not whole; others may have been deleted before
 * their row.
 */
export type NamedFiles = { needed: string[]; others: string[] };
type Row = Record<string, unknown>;

const NONE: NamedFiles = { needed: [], others: [] };
const texts = (...values: unknown[]) => values.filter((value): value is string => typeof value === "string");
const shows = (url: unknown): NamedFiles => ({ needed: pathsOf(url), others: [] });

/** Which files the rows of a table name. */
const naming: Record<string, (row: Row) => NamedFiles> = {
	"public.complaint_attachments": ({ file_path, flat_path, erased_at }) =>
		erased_at === null ? { needed: texts(file_path, flat_path), others: [] } : NONE,
	"public.teams": ({ logo_url }) => shows(logo_url),
	"public.players": ({ photo_url }) => shows(photo_url),
	"public.news_articles": ({ image_url }) => shows(image_url),
	// Noted before the file is stored, and kept after some are deleted.
	"public.pictures": ({ url }) => ({ needed: [], others: pathsOf(url) }),
	"public.case_files": ({ path }) => ({ needed: [], others: texts(path) }),
	"public.bulk_runs": ({ file }) => ({ needed: [], others: texts(file) }),
	"public.photo_archives": ({ file }) => ({ needed: [], others: texts(file) }),
	"public.photo_archive_entries": ({ photo_url }) => ({ needed: [], others: pathsOf(photo_url) }),
	"public.import_batch_rows": ({ before }) => ({ needed: [], others: pathsOf(formerPhoto(before)) }),
};

const formerPhoto = (before: unknown) =>
	typeof before === "object" && before !== null && "photo_url" in before ? before.photo_url : undefined;

export const tablesThatName = Object.keys(naming);

/** The files that a row names; `line` is the row as JSON. */
export function filesNamed(table: string, line: string): NamedFiles {
	const ask = naming[table];
	return ask ? ask(JSON.parse(line)) : NONE;
}

/** A stored picture in all its widths; none of another site's address. */
function pathsOf(url: unknown): string[] {
	const [, name, width] = /^\/(media\/[a-z-]+\/[0-9a-z]+-(\d{1,5})x\d{1,5})\.webp$/.exec(String(url)) ?? [];
	if (!name) return [];
	const smaller = widths.filter((each) => each < Number(width)).map((each) => `${name}-w${each}.webp`);
	return [`${name}.webp`, ...smaller];
}
