const FORBIDDEN = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu;

/** Text as XML: `xml\`<a>${text}</a>\`` escapes what is put in; lists are joined. */
export function xml(strings: TemplateStringsArray, ...values: (Markup | Markup[] | string | number)[]): Markup {
	const shown = values.map(show);
	return { markup: strings.map((part, i) => part + (shown[i] ?? "")).join("") };
}
export type Markup = { markup: string };

const show = (value: Markup | Markup[] | string | number): string => {
	if (Array.isArray(value)) return value.map((item) => item.markup).join("");
	if (typeof value === "object") return value.markup;
	return String(value)
		.replace(FORBIDDEN, "")
		.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
};

export const xmlResponse = (body: Markup, type = "application/xml") =>
	new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body.markup}\n`, {
		headers: { "content-type": `${type}; charset=utf-8` },
	});
