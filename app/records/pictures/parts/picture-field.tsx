import { type ReactNode, useRef, useState } from "react";
import type { Bucket } from "../../../base/files/pictures/pictures.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { FileControl } from "../../../base/ui/fields/file-control.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../text.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Marks the control of a file that was refused when it was chosen, with the reason: the form is not sent with it. */
export const REFUSED_FILE = "data-refused";

/**
 * A file of an older site that is yet to be moved into the store. An address that begins with two slashes is of another
 * site.
 */
const isOwnFile = (url: string) => /^\/(?![/\\]|media\/)/.test(url);

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type Props = {
	form: string;
	name: string;
	label: string;
	bucket: Bucket;
	state: FormState;
	/** Another way to a picture that is stored: a control that calls `choose` with its address. */
	other?: (choose: (url: string) => void) => ReactNode;
};

/**
 * A picture: its preview, a control that takes image files only, and a way to remove it. With a script the file is sent
 * at once and its progress shown; without one it goes with the form.
 */
export function PictureField({ form, name, label, bucket, state, other }: Props) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = recordsText(locale);
	const present = state.values[name] ?? "";
	const [url, setUrl] = useState(present);
	const [progress, setProgress] = useState<number>();
	const [said, setSaid] = useState<{ text: string; error: boolean }>();
	const [refusal, setRefusal] = useState<string>();
	const control = useRef<HTMLInputElement>(null);
	const problem = refusal ?? state.problems[name];
	const id = `${form}-${name}`;

	function clear() {
		if (control.current) control.current.value = "";
		setRefusal(undefined);
		setSaid(undefined);
	}

	function takeBack() {
		clear();
		setUrl(present);
		control.current?.focus(); // the button goes
	}

	function choose(stored: string) {
		clear();
		setUrl(stored);
	}

	async function upload(file: File | undefined) {
		setRefusal(undefined);
		setSaid(undefined);
		if (!file) return;
		setProgress(0);
		const sent = await uploadPicture(file, bucket, locale, setProgress);
		setProgress(undefined);
		if (sent.ok) {
			clear(); // it is stored: the form need not carry it again
			setUrl(sent.url);
		} else setRefusal(sent.problem); // one that did not arrive goes with the form
		const reason = sent.ok || !sent.problem ? "" : `: ${inWords(sent.problem)}`;
		setSaid({ text: sent.ok ? t.uploaded : t.uploadFailed + reason, error: !sent.ok });
	}

	return (
		<div>
			<label htmlFor={id} className="mb-1 block font-semibold">
				{label} <span className="font-normal text-soft">({commonText(locale).optional})</span>
			</label>
			<div className="flex flex-wrap items-start gap-4">
				<div className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-xl border border-line bg-sunken text-center text-sm text-soft">
					{url.startsWith("/media/") && (
						<Picture url={url} alt={label} sizes="112px" className="size-28 object-contain" />
					)}
					{isOwnFile(url) && <img src={url} alt={label} className="size-28 object-contain" />}
					{!url.startsWith("/media/") && !isOwnFile(url) && t.noPicture}
				</div>
				<div className="min-w-0 flex-1 space-y-2">
					<input type="hidden" name={name} value={url} readOnly />
					<FileControl
						ref={control}
						id={id}
						name={`${name}_file`}
						accept={bucket === "federation-logos" ? `${accepted},image/svg+xml` : accepted}
						onChange={(event) => upload(event.currentTarget.files?.[0])}
						data-column={name}
						{...{ [REFUSED_FILE]: refusal }}
						aria-invalid={problem ? true : undefined}
						aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
					/>
					<p id={`${id}-hint`} className="text-sm text-soft">
						{t.pictureHint}
					</p>
					{problem && (
						<p id={`${id}-problem`} className="text-sm font-semibold text-loss">
							{inWords(problem)}
						</p>
					)}
					{other?.(choose)}
					{progress !== undefined && (
						<p>
							{t.uploading} <progress max={1} value={progress} aria-label={t.uploading} />
						</p>
					)}
					{said && (
						<p
							role={said.error ? "alert" : "status"}
							className={`font-semibold ${said.error ? "text-loss" : "text-win"}`}
						>
							{said.text}
						</p>
					)}
					{refusal && (
						<button type="button" className="button-quiet" onClick={clear}>
							{t.clearFile}
						</button>
					)}
					{url !== present && (
						<button type="button" className="button-quiet" onClick={takeBack}>
							{t.formerPicture}
						</button>
					)}
					{present && url === present && (
						<label className="flex min-h-11 items-center gap-3">
							<input type="checkbox" name={`remove_${name}`} className="size-5 accent-brand" />
							{t.removePicture}
						</label>
					)}
				</div>
			</div>
		</div>
	);
}
