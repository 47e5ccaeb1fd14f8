import { visibleText } from "../../base/locale/visible-text.ts";

/** A record as another system names it; written `source:id`. */
export type ExternalId = { source: string; id: string };

const MAX_ID = 2_147_483_647;

/**
 * The column `id` of a file: a record of this site, or one as another system names it. Undefined for a text that is
 * neither.
 */
export function readId(given: string): { own: number } | { external: ExternalId } | undefined {
	const text = visibleText(given).trim();
	if (/^\d{1,10}$/.test(text)) return Number(text) <= MAX_ID ? { own: Number(text) } : undefined;
	const at = text.indexOf(":");
	if (at === -1) return undefined;
	const [source, id] = [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()];
	return /^[a-z][a-z0-9._-]{0,39}$/.test(source) && /^\P{C}{1,100}$/u.test(id)
		? { external: { source, id } }
		: undefined;
}

export const writtenId = ({ source, id }: ExternalId) => `${source}:${id}`;
