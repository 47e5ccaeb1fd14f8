import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../../records/text.ts";
import { editorText } from "./text.ts";
import type { Upload } from "./use-uploads.ts";

type Props = { uploads: Upload[]; retry: (upload: Upload) => void; forget: (key: number) => void };

/** The pictures that are on their way, and those that did not arrive. */
export function UploadLines({ uploads, retry, forget }: Props) {
	const locale = useLocale();
	const t = editorText(locale);
	const a = recordsText(locale);
	const inWords = useProblemText();
	return (
		<ul>
			{uploads.map((upload) => {
				const { key, file, progress, problem } = upload;
				const name = <bdi>{file.name}</bdi>;
				return (
					<li key={key} className="mt-2 flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-3 py-2">
						{problem === undefined ? (
							<p role="status">
								{a.uploading} {name} <progress max={1} value={progress} aria-label={a.uploading} />
							</p>
						) : (
							<>
								<p role="alert" className="font-semibold text-loss">
									{a.uploadFailed}
									{problem && `: ${inWords(problem)}`} ({name})
								</p>
								<button type="button" onClick={() => retry(upload)} className="button-quiet">
									{t.retry}
								</button>
								<button type="button" onClick={() => forget(key)} className="button-quiet">
									{t.leaveOut}
								</button>
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}
