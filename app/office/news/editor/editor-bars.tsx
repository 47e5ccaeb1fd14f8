import type { Editor } from "@tiptap/core";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { videoAt, videoLink } from "../../../news/body/video.ts";
import { galleryChanges } from "./gallery-node.ts";
import { editorText } from "./text.ts";
import { BAR, type Bar } from "./tools.ts";

type Props = { editor: Editor; language: "ar" | "en"; close: () => void };

/** Where the address of a link or of a film is typed. Enter takes it, Escape goes back to the text. */
export function AddressBar({ bar, ...props }: Props & { bar: Bar }) {
	return bar === "link" ? <LinkBar {...props} /> : <VideoBar {...props} />;
}

function LinkBar({ editor, close }: Props) {
	const t = editorText(useLocale());
	const [href, setHref] = useState("");
	const [wrong, setWrong] = useState(false);
	const take = () => {
		const address = /^[\w-]+(\.[\w-]+)+/.test(href) ? `https://${href}` : href.trim();
		if (!/^(https?:\/\/.|mailto:.|tel:.|\/)/i.test(address)) return setWrong(true);
		const isPlain = editor.state.selection.empty;
		const words = { type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] };
		const text = editor.chain().focus();
		(isPlain ? text.insertContent(words) : text.setLink({ href: address })).run();
		close();
	};
	return (
		<BarLine take={take} close={() => leave(editor, close)} problem={wrong ? t.linkWrong : undefined}>
			<BarField label={t.linkAddress} value={href} onValue={setHref} dir="ltr" isFirst />
		</BarLine>
	);
}

function VideoBar({ editor, language, close }: Props) {
	const t = editorText(useLocale());
	const [href, setHref] = useState("");
	const [title, setTitle] = useState("");
	const [wrong, setWrong] = useState(false);
	const take = () => {
		const video = videoAt(href);
		if (!video) return setWrong(true);
		const film = { type: "video", attrs: { href: videoLink(video), title: title.trim() } };
		editor.chain().focus().insertContent(film).run();
		close();
	};
	return (
		<BarLine take={take} close={() => leave(editor, close)} problem={wrong ? t.videoWrong : undefined}>
			<BarField label={t.videoAddress} value={href} onValue={setHref} dir="ltr" isFirst />
			<BarField label={t.videoTitle} value={title} onValue={setTitle} dir={language === "ar" ? "rtl" : "ltr"} />
		</BarLine>
	);
}

/** The selected picture: its place in the text and its words. */
export type ChosenPicture = { at: number; alt: string; caption: string };

/** The words of a picture. They are given to the picture at its place, also while others arrive around it. */
export function PictureBar({ editor, language, picture }: Omit<Props, "close"> & { picture: ChosenPicture }) {
	const t = editorText(useLocale());
	const dir = language === "ar" ? "rtl" : "ltr";
	const { at, alt, caption } = picture;
	const change = (name: "alt" | "caption", words: string) =>
		editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, words));
	const changes = galleryChanges(editor.state, at);
	const move = (name: keyof typeof changes) => {
		const change = changes[name];
		if (!change) return null;
		return (
			<button
				key={name}
				type="button"
				onClick={() => {
					editor.view.dispatch(change());
					editor.view.focus();
				}}
				className="button-quiet"
			>
				{t[name]}
			</button>
		);
	};
	const back = () => editor.view.focus(); // at once: a click that follows has the last word
	return (
		<Line onKey={{ Enter: back, Escape: back }}>
			<BarField label={t.alt} value={alt} onValue={(text) => change("alt", text)} dir={dir} />
			<BarField label={t.caption} value={caption} onValue={(text) => change("caption", text)} dir={dir} />
			{(["join", "earlier", "later", "split"] as const).map(move)}
			<button
				type="button"
				onClick={() => editor.chain().focus().setNodeSelection(at).deleteSelection().run()}
				className="button-quiet"
			>
				{t.removePicture}
			</button>
		</Line>
	);
}

function leave(editor: Editor, close: () => void) {
	close();
	editor.view.focus();
}

type LineProps = { take: () => void; close: () => void; problem?: string; children: ReactNode };

function BarLine({ take, close, problem, children }: LineProps) {
	const t = editorText(useLocale());
	return (
		<Line onKey={{ Enter: take, Escape: close }}>
			{children}
			<button type="button" onClick={take} className="button-quiet">
				{t.insert}
			</button>
			{problem && (
				<p role="alert" className="basis-full text-sm font-semibold text-loss">
					{problem}
				</p>
			)}
		</Line>
	);
}

/** Enter here does not send the form of the article, and Escape does not leave it. */
function Line({ onKey, children }: { onKey: Record<"Enter" | "Escape", () => unknown>; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the fields inside
		<div
			onKeyDown={(event) => {
				if (event.key !== "Escape" && (event.key !== "Enter" || event.target instanceof HTMLButtonElement)) return;
				event.preventDefault();
				onKey[event.key]();
			}}
			{...{ [BAR]: "" }}
			className="flex flex-wrap items-end gap-3 border border-b-0 border-line bg-sunken px-3 py-2"
		>
			{children}
		</div>
	);
}

type BarFieldProps = {
	label: string;
	value: string;
	onValue: (value: string) => void;
	dir: "ltr" | "rtl";
	isFirst?: boolean;
};

/** A field of the editor, not of the form: it has no name. */
function BarField({ label, value, onValue, dir, isFirst = false }: BarFieldProps) {
	const id = useId();
	const control = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (isFirst) control.current?.focus();
	}, [isFirst]);
	return (
		<div className="min-w-0 flex-1 basis-48">
			<label htmlFor={id} className="mb-1 block text-sm font-semibold">
				{label}
			</label>
			<input
				ref={control}
				id={id}
				dir={dir}
				maxLength={500}
				value={value}
				onChange={(event) => onValue(event.currentTarget.value)}
				className="control"
			/>
		</div>
	);
}
