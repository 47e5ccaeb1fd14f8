import { Extension, Mark, Node } from "@tiptap/core";
import { tableEditing } from "@tiptap/pm/tables";

/**
 * Tables that are pasted stay tables: their cells are written in, and the arrow keys lead from one to the next. The Tab
 * key leaves the text, as it does elsewhere in it.
 */
const Table = Node.create({
	name: "table",
	group: "block",
	content: "tableRow+",
	isolating: true,
	parseHTML: () => [{ tag: "table" }],
	renderHTML: () => ["table", ["tbody", 0]],
});

const TableRow = Node.create({
	name: "tableRow",
	content: "(tableCell | tableHeader)*",
	parseHTML: () => [{ tag: "tr" }],
	renderHTML: () => ["tr", 0],
});

const span = (name: "colspan" | "rowspan") => ({
	default: 1,
	parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
	renderHTML: (attributes: Record<string, unknown>) =>
		Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});
const cell = (name: string, tag: "td" | "th") =>
	Node.create({
		name,
		content: "block+",
		isolating: true,
		addAttributes: () => ({
			colspan: span("colspan"),
			rowspan: span("rowspan"),
			colwidth: { default: null, rendered: false }, // the library asks for it
		}),
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
	});

const roles: Record<string, string> = {
	table: "table",
	tableRow: "row",
	tableCell: "cell",
	tableHeader: "header_cell",
};
const TableEditing = Extension.create({
	name: "tableEditing",
	extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
	addProseMirrorPlugins: () => [tableEditing()],
});

/** Powers and indices that are pasted keep their place. */
const raised = (name: string, tag: "sup" | "sub") =>
	Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

export const pastedNodes = [
	Table,
	TableRow,
	cell("tableCell", "td"),
	cell("tableHeader", "th"),
	TableEditing,
	raised("superscript", "sup"),
	raised("subscript", "sub"),
];
