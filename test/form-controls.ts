const entities: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };
/** Text of a page as a reader sees it. */
export const decoded = (text: string) => text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name) => entities[name] ?? "");
const attribute = (tag: string, name: string) => {
	const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
	return value === undefined ? undefined : decoded(value);
};

/** The values of the controls of a page by their names, as a browser would send them. */
export function controlsIn(html: string): Record<string, string> {
	const controls: Record<string, string> = {};
	let select = "";
	for (const [tag, text] of html.matchAll(/<(?:input|select|option)\b[^>]*>|<\/select>|<textarea[^>]*>([^<]*)/g)) {
		const value = attribute(tag, "value") ?? "";
		if (tag.startsWith("<select")) select = attribute(tag, "name") ?? "";
		else if (tag.startsWith("<option")) {
			if (select && (!(select in controls) || / selected=/.test(tag))) controls[select] = value;
		} else if (tag.startsWith("<input")) {
			const name = attribute(tag, "name");
			const isBox = / type="(radio|checkbox)"/.test(tag);
			if (name && (!isBox || / checked=/.test(tag))) controls[name] = value || (isBox ? "on" : "");
		} else if (tag.startsWith("<textarea")) controls[attribute(tag, "name") ?? ""] = decoded(text ?? "");
		else select = "";
	}
	return controls;
}
