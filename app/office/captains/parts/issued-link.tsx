import { pick } from "../../../base/locale/locale.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { IssuedPass } from "../../../league/captains/passes/issue-pass.server.ts";
import { passText } from "../passes-text.ts";

type Name = { name: string; name_ar: string };

/** A link and its PIN, or the new PIN of an earlier link, shown once. */
export function IssuedLink({ issued, tie }: { issued: IssuedPass; tie: { home: Name; away: Name } }) {
	const locale = useLocale();
	const t = passText(locale);
	return (
		<div role="status" tabIndex={-1} data-first="" className="rounded-xl border-2 border-win bg-win-tint p-4">
			<p className="font-semibold">{(issued.url ? t.made : t.renewed)(pick(locale, tie[issued.side], "name"))}</p>
			<p className="mt-1 text-sm">{issued.url ? t.once : t.onceRenewed}</p>
			<dl className="mt-3 space-y-2">
				{issued.url && (
					<div>
						<dt className="text-sm">{t.link}</dt>
						<dd>
							<Ltr className="font-mono break-all select-all">{issued.url}</Ltr>
						</dd>
					</div>
				)}
				<div>
					<dt className="text-sm">{t.pin}</dt>
					<dd>
						<Ltr className="font-mono text-xl font-bold select-all">{issued.pin}</Ltr>
					</dd>
				</div>
			</dl>
		</div>
	);
}
