import { formatDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { CopyLink } from "../../../base/share/copy-link.tsx";
import { whatsAppLink } from "../../../base/share/share-links.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { IssuedPass } from "../../../league/captains/passes/issue-pass.server.ts";
import { passText } from "../passes-text.ts";

type Name = { name: string; name_ar: string };

type Props = { issued: IssuedPass; tie: { home: Name; away: Name; day: string } };

/**
 * A link and its PIN, or the new PIN of an earlier link, shown once. The link alone is passed on by WhatsApp: the PIN
 * goes another way (docs/rules/roles.md#captains).
 */
export function IssuedLink({ issued, tie }: Props) {
	const locale = useLocale();
	const t = passText(locale);
	const names = { home: pick(locale, tie.home, "name"), away: pick(locale, tie.away, "name") };
	const teams = `${names.home} – ${names.away}`;
	const message = t.message(names[issued.side], teams, formatDay(locale, tie.day));
	return (
		<div role="status" tabIndex={-1} data-first="" className="rounded-xl border-2 border-win bg-win-tint p-4">
			<p className="font-semibold">{(issued.url ? t.made : t.renewed)(names[issued.side])}</p>
			<p className="mt-1 text-sm">{issued.url ? t.once : t.onceRenewed}</p>
			<dl className="mt-3 space-y-2">
				{issued.url && (
					<div>
						<dt className="text-sm">{t.link}</dt>
						<dd>
							<Ltr className="font-mono break-all select-all">{issued.url}</Ltr>
						</dd>
						<dd className="mt-2 flex flex-wrap items-center gap-2">
							<a
								href={whatsAppLink(`${message}\n${issued.url}`)}
								target="_blank"
								rel="noopener noreferrer"
								className="button"
							>
								{t.sendLink}
							</a>
							<CopyLink url={issued.url} />
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
