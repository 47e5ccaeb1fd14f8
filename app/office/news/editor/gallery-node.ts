import { Node } from "@tiptap/core";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { NodeSelection } from "@tiptap/pm/state";

/** Pictures of one figure, which readers see side by side. */
export const GalleryNode = Node.create({
	name: "gallery",
	group: "block",
	content: "image+",
	parseHTML: () => [
		{
			tag: "figure",
			priority: 60, // before the figure of one picture
			getAttrs: (element) => (element.querySelectorAll("img[src]").length > 1 ? null : false),
		},
	],
	renderHTML: () => ["figure", {}, 0],
});

/** The changes that a picture at a place in the text allows, beside those of its words. */
export function galleryChanges({ doc, schema, tr }: EditorState, at: number) {
	const place = doc.resolve(at);
	const node = place.nodeAfter;
	const { gallery } = schema.nodes;
	if (!node || !gallery) return {};
	const { parent } = place;
	const index = place.index();
	if (parent.type === gallery) {
		const swap = (by: -1 | 1) => {
			const other = parent.maybeChild(index + by);
			if (!other) return undefined;
			const start = by < 0 ? at - other.nodeSize : at;
			const pair = by < 0 ? [node, other] : [other, node];
			return () => {
				tr.replaceWith(start, start + node.nodeSize + other.nodeSize, pair);
				return select(tr, by < 0 ? start : start + other.nodeSize);
			};
		};
		const from = place.before();
		return {
			earlier: swap(-1),
			later: swap(1),
			split: () => select(tr.replaceWith(from, from + parent.nodeSize, parent.content), from),
		};
	}
	const run = pictureRun(parent, index);
	if (place.depth > 0 || run.pictures.length < 2) return {};
	const start = at - sizeBetween(parent, run.first, index);
	const end = at + sizeBetween(parent, index, run.last + 1);
	return { join: () => select(tr.replaceWith(start, end, gallery.create(null, run.pictures)), start + 1) };
}

const select = (tr: Transaction, at: number) => tr.setSelection(NodeSelection.create(tr.doc, at));

type Parent = ReturnType<EditorState["doc"]["resolve"]>["parent"];

/** The pictures around a place with nothing but empty lines between them. */
function pictureRun(parent: Parent, index: number) {
	const isPicture = (i: number) => ["image", "gallery"].includes(parent.maybeChild(i)?.type.name ?? "");
	const isEmpty = (i: number) => parent.maybeChild(i)?.type.name === "paragraph" && parent.child(i).content.size === 0;
	let [first, last] = [index, index];
	for (let i = index - 1; isPicture(i) || isEmpty(i); i--) if (isPicture(i)) first = i;
	for (let i = index + 1; isPicture(i) || isEmpty(i); i++) if (isPicture(i)) last = i;
	const pictures = [];
	for (let i = first; i <= last; i++) {
		const child = parent.child(i);
		if (child.type.name === "gallery") pictures.push(...child.children);
		else if (isPicture(i)) pictures.push(child);
	}
	return { first, last, pictures };
}

function sizeBetween(parent: Parent, from: number, to: number) {
	let size = 0;
	for (let i = from; i < to; i++) size += parent.child(i).nodeSize;
	return size;
}
