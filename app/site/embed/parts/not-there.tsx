import { isNotFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { leagueText } from "../../../league/season-table/text.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import { embedText } from "../embed-text.ts";
import { EmbedFrame } from "./embed-frame.tsx";

/** In place of a group that is not shown any more: one line and a link, in the frame of another site. */
export function NotThere({ error }: { error: unknown }) {
	const locale = useLocale();
	if (!isNotFound(error)) return <ErrorContent error={error} />;
	return (
		<EmbedFrame title={leagueText(locale).title} path={pathIn(locale, "/leagues")}>
			<p className="text-soft">{embedText(locale).notThere}</p>
		</EmbedFrame>
	);
}
