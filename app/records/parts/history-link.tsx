import { useParams, useRouteLoaderData } from "react-router";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";

const kinds = ["team", "player", "match", "article", "category"];

type Props = { form: string; subject?: string };

/**
 * Leads from the form of a record to its entries in the audit log, for those who may read it: the frame's loader says
 * who. `subject` is for a record that the log does not name by its form and the id in the address.
 */
export function HistoryLink({ form, subject }: Props) {
	const locale = useLocale();
	const { id } = useParams();
	const frame = useRouteLoaderData<{ tabs?: string[] }>("office/pages/shell");
	const record = subject ?? (id && id !== "new" && kinds.includes(form) ? `${form}:${id}` : undefined);
	if (!record || !frame?.tabs?.includes("audit")) return null;
	return (
		<a href={`${pathIn(locale, "/admin/audit")}?record=${record}`} className="link self-center text-sm">
			{recordsText(locale).history}
		</a>
	);
}
