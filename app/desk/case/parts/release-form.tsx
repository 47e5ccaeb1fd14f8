import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { DeskState } from "../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { deskCaseText } from "../text.ts";
import { DeskForm } from "./actions/desk-form.tsx";

type Props = { file: DeskCase["item"]["evidence"][number]; reference: string; state?: DeskState };

/** Beside a file that no scanner looked into: an officer may vouch for it. */
export function ReleaseForm({ file, reference, state }: Props) {
	const t = useText(deskCaseText);
	const words = useText(caseText);
	if (file.released_at) return <span className="text-sm text-soft">{t.released}</span>;
	if (file.scan !== "unscannable" || file.erased_at) return null;
	const own = state?.intent === "release" && state.values.file === file.id ? state : undefined;
	const id = `release-${file.id}`;
	return (
		<details id={id} open={own !== undefined} className="basis-full">
			<summary
				className="w-fit cursor-pointer py-1 font-semibold text-brand"
				aria-label={t.releaseFile(file.file_name)}
			>
				{t.release}
			</summary>
			<p className="mt-2 mb-3 text-soft">{file.is_whole ? t.releaseText : t.releasePartly}</p>
			<DeskForm
				id={id}
				intent="release"
				reference={reference}
				state={own}
				labels={{ body: words.reason }}
				hidden={{ file: file.id }}
			>
				<Field form={id} name="body" label={words.reason} state={own} maxLength={1000} />
				<button type="submit" className="button-quiet">
					{t.release}
				</button>
			</DeskForm>
		</details>
	);
}
