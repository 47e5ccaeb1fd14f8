import { useParams, useRouteLoaderData } from "react-router";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";

const kinds = ["team", "player", "match", "article"];

/** Leads from the form of a record to its entries in the audit log, for those who may read it: the frame's loader says who. */
export function HistoryLink({ form }: { form: string }) {
	const locale = useLocale();
	const { id } = useParams();
	const frame = useRouteLoaderData<{ tabs?: string[] }>("admin/pages/shell");
	if (!id || id === "new" || !kinds.includes(form) || !frame?.tabs?.includes("audit")) return null;
	return (
		<a href={`${pathIn(locale, "/admin/audit")}?record=${form}:${id}`} className="link self-center text-sm">
			{recordsText(locale).history}
		</a>
	);
}
