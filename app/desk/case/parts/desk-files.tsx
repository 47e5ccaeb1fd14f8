import type { ReactNode } from "react";
import { useText } from "../../../base/ui/use-locale.ts";
import { FileList } from "../../../complaints/evidence/file-list.tsx";
import { canBeFlat, familyOf } from "../../../complaints/evidence/rules/evidence-rules.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { deskCaseText } from "../text.ts";

const hasNoPages = (type: string) => familyOf(type) === "sound" || familyOf(type) === "film";

type File = DeskCase["item"]["evidence"][number];
type Props = { files: File[]; action?: (file: File) => ReactNode };

/** The attachments of a case with what the scanner said of each. */
export function DeskFiles({ files, action }: Props) {
	const t = useText(deskCaseText);
	if (files.length === 0) return <p className="text-soft">{t.noAttachments}</p>;
	return (
		<>
			<FileList
				files={files}
				downloads="/complaints/admin/evidence/:id"
				pages="/complaints/admin/evidence/:id/pages"
				action={action}
			/>
			{files.some(({ file_type }) => canBeFlat(file_type)) && (
				<p className="mt-2 text-sm text-soft">{t.pageImagesNote}</p>
			)}
			{files.some(({ file_type }) => hasNoPages(file_type)) && (
				<p className="mt-2 text-sm text-soft">{t.noPageImages}</p>
			)}
		</>
	);
}
