/** How an element of a document looks, in points. Text styles pass on to the elements inside. */
export type Style = TextStyle & {
	margin?: number;
	marginTop?: number;
	marginBottom?: number;
	padding?: number;
	paddingTop?: number;
	paddingBottom?: number;
	/** Such as `2pt solid #0e5a45`. */
	border?: string;
	borderTop?: string;
	borderBottom?: string;
	borderLeft?: string;
	borderRight?: string;
	backgroundColor?: string;
	flexDirection?: "row" | "row-reverse";
	justifyContent?: "flex-start" | "center" | "space-between";
	alignItems?: "flex-start" | "center";
	gap?: number;
	flex?: number;
	/** Points, or a share of the room such as `50%`. */
	width?: number | `${number}%`;
	height?: number;
	minHeight?: number;
	/** From the edges of the page: for elements of each page alone (`fixed`). */
	position?: "absolute";
	bottom?: number;
	left?: number;
	right?: number;
};

export type TextStyle = {
	fontSize?: number;
	fontWeight?: 400 | 600;
	color?: string;
	/** Height of a line in parts of its letters' size. */
	lineHeight?: number;
	/** Direction of each paragraph; `auto` takes that of its first letter. */
	direction?: "ltr" | "rtl" | "auto";
	textAlign?: "left" | "right" | "center" | "start";
};

const TEXT_STYLES = ["fontSize", "fontWeight", "color", "lineHeight", "direction", "textAlign"] as const;

/** The text styles that hold inside an element. */
export function inheritedStyle(outer: TextStyle, own: Style): TextStyle {
	const given = TEXT_STYLES.filter((name) => own[name] !== undefined).map((name) => [name, own[name]]);
	return { ...outer, ...Object.fromEntries(given) };
}

export type Edge = "top" | "right" | "bottom" | "left";
const capital = { top: "Top", right: "Right", bottom: "Bottom", left: "Left" } as const;

export function borderOf(style: Style, edge: Edge): { width: number; color: string } | undefined {
	const text = style[`border${capital[edge]}`] ?? style.border;
	const [, width, color] = /^([\d.]+)pt solid (#[\da-f]{6})$/.exec(text ?? "") ?? [];
	return color === undefined ? undefined : { width: Number(width), color };
}

const padded = (style: Style, edge: Edge) => {
	if (edge === "top") return style.paddingTop ?? style.padding ?? 0;
	if (edge === "bottom") return style.paddingBottom ?? style.padding ?? 0;
	return style.padding ?? 0;
};

/** Room between the edge of an element and what is in it. */
export const insetOf = (style: Style, edge: Edge): number => padded(style, edge) + (borderOf(style, edge)?.width ?? 0);

export const marginOf = (style: Style, edge: "top" | "bottom"): number =>
	(edge === "top" ? style.marginTop : style.marginBottom) ?? style.margin ?? 0;
