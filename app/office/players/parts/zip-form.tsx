import { useState } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";
import { FileField } from "../../../records/parts/file-field.tsx";
import { recordsText } from "../../../records/text.ts";

const MAX_BYTES = 64 * 1024 * 1024;

/** Takes the archive. With a script its upload is shown; without one the form is posted as it is. */
export function ZipForm({ problem: given }: { problem?: string }) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = archiveText(locale);
	const [problem, setProblem] = useState(given);
	const [progress, setProgress] = useState<number>();

	function send(event: React.SubmitEvent<HTMLFormElement>) {
		const form = new FormData(event.currentTarget);
		const file = form.get("zip");
		event.preventDefault();
		if (!(file instanceof File) || !/\.zip$/i.test(file.name)) return setProblem("notAZip");
		if (file.size > MAX_BYTES) return setProblem("tooLarge");
		setProblem(undefined);
		setProgress(0);
		const request = new XMLHttpRequest();
		request.upload.onprogress = ({ loaded, total }) => setProgress(loaded / total);
		request.onloadend = () => {
			setProgress(undefined);
			const { archive, problem: refused } = answerOf(request.responseText);
			if (archive !== undefined)
				return location.assign(pathIn(locale, "/admin/players/photos/:archive", { archive: String(archive) }));
			if (refused) setProblem(refused);
			else if (request.status === 429) setProblem("evidenceBusy");
			else setProblem("zipFailed");
		};
		request.open("POST", pathIn(locale, "/admin/players/runs"));
		request.send(form);
	}

	const say = (key: string) => (key === "zipFailed" || key === "tooManyArchives" ? t[key] : inWords(key));
	return (
		<form method="post" encType="multipart/form-data" onSubmit={send} className="space-y-3">
			<input type="hidden" name="kind" value="zip" />
			<FileField name="zip" label={t.zip} accept=".zip,application/zip" problem={problem && say(problem)} />
			{progress !== undefined && (
				<p>
					{recordsText(locale).uploading}{" "}
					<progress max={1} value={progress} aria-label={recordsText(locale).uploading} />
				</p>
			)}
			<button type="submit" className="button-quiet">
				{t.zipButton}
			</button>
		</form>
	);
}

function answerOf(text: string): { archive?: number; problem?: string } {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}
