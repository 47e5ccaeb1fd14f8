import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin, TextSelection } from "@tiptap/pm/state";
import { storedAddress } from "../../../base/files/pictures/picture-url.ts";
import { videoAt, videoLink } from "../../../news/body/video.ts";

type Options = {
	/** Base address of stored pictures, where it is not the site's own. */
	base: string | undefined;
	/** Files that were dropped or pasted, and the place in the text that they were put at. */
	onFiles: (files: File[], at: number) => void;
	/** Pictures of other sites, or films, forms and frames of them, were in what was pasted: they cannot stay there. */
	onLost: (lost: "foreign" | "dropped") => void;
};

const OTHERS = "iframe, object, embed, video, audio, canvas, svg, form, input, select, textarea";

/**
 * Pictures that are dropped or pasted are uploaded; an address of a film that is pasted into an empty line becomes the
 * film.
 */
export const dropped = ({ base, onFiles, onLost }: Options) =>
	Extension.create({
		name: "dropped",
		addProseMirrorPlugins: () => [
			new Plugin({
				props: {
					handleDrop(view, event, _slice, moved) {
						const files = [...(event.dataTransfer?.files ?? [])];
						if (moved || files.length === 0) return false;
						const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
						onFiles(files, place?.pos ?? view.state.selection.from);
						return true;
					},
					handlePaste(view, event) {
						const { clipboardData: pasted } = event;
						const { selection } = view.state;
						const files = [...(pasted?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
						if (files.length > 0 && !hasText(pasted?.getData("text/html") ?? "")) {
							onFiles(files, selection.from);
							return true;
						}
						const video = videoAt(pasted?.getData("text/plain") ?? "");
						if (!video || !selection.empty || selection.$from.parent.content.size > 0) return false;
						const node = view.state.schema.nodes.video?.create({ href: videoLink(video) });
						if (node) view.dispatch(view.state.tr.replaceSelectionWith(node));
						return node !== undefined;
					},
					/** A picture that was just put into the text is selected: who goes on writing does not write over it. */
					handleTextInput(view, _from, _to, text) {
						const { selection, schema, tr } = view.state;
						if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return false;
						const line = schema.nodes.paragraph?.create(null, schema.text(text));
						if (!line) return false;
						tr.insert(selection.to, line);
						view.dispatch(
							tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length)).scrollIntoView(),
						);
						return true;
					},
					transformPastedHTML(html) {
						const page = new DOMParser().parseFromString(html, "text/html");
						const foreign = [...page.images].filter(
							(picture) => !storedAddress(picture.getAttribute("src") ?? "", base).startsWith("/media/"),
						);
						const others = [...page.querySelectorAll(OTHERS)];
						if (foreign.length === 0 && others.length === 0) return html;
						for (const lost of [...foreign, ...others]) lost.remove();
						onLost(foreign.length > 0 ? "foreign" : "dropped");
						return page.body.innerHTML;
					},
				},
			}),
		],
	});

/** A picture that is copied from a page comes with markup of itself alone. */
const hasText = (html: string) =>
	(new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim() !== "";
