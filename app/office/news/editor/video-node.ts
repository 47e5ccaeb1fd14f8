import { Node } from "@tiptap/core";
import { providerName, videoAt, videoLink } from "../../../news/body/video.ts";

/** A link to a film that is alone in its figure: readers get it as a film, and as a link where films are not shown. */
export const VideoNode = Node.create({
	name: "video",
	group: "block",
	atom: true,
	draggable: true,
	addAttributes: () => ({
		href: { default: "", rendered: false, parseHTML: (element) => addressOf(element) ?? "" },
		title: { default: "", rendered: false, parseHTML: (element) => titleOf(element) },
	}),
	parseHTML: () => [{ tag: "figure", priority: 60, getAttrs: (element) => (addressOf(element) ? null : false) }],
	renderHTML: ({ node }) => ["figure", {}, ["a", { href: node.attrs.href }, node.attrs.title || node.attrs.href]],
	addNodeView:
		() =>
		({ node }) => {
			const video = videoAt(String(node.attrs.href));
			const dom = document.createElement("div");
			dom.className = "editor-video";
			const name = document.createElement("strong");
			name.textContent = video ? `▶ ${providerName(video)}` : "";
			const words = document.createElement("bdi");
			words.textContent = String(node.attrs.title || node.attrs.href);
			dom.append(name, words);
			return { dom };
		},
});

function addressOf(element: HTMLElement): string | undefined {
	const [only, ...others] = element.children;
	const video = only instanceof HTMLAnchorElement && others.length === 0 ? videoAt(only.href) : undefined;
	return video && videoLink(video);
}

function titleOf(element: HTMLElement): string {
	const text = element.textContent?.trim() ?? "";
	return videoAt(text) ? "" : text;
}
