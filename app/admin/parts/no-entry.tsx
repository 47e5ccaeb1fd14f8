import { isRouteErrorResponse } from "react-router";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ErrorContent } from "../../federation/parts/error-page.tsx";
import { adminText } from "../text.ts";

/** Instead of a page of the administration that failed, or that this person may not see. */
export function NoEntry({ error }: { error: unknown }) {
	const t = adminText(useLocale());
	if (!(isRouteErrorResponse(error) && error.status === 403)) return <ErrorContent error={error} />;
	return (
		<div className="py-16">
			<h2 className="text-2xl">{t.noRoleTitle}</h2>
			<p className="mt-2 max-w-prose text-lg text-soft">{t.noRoleText}</p>
		</div>
	);
}
