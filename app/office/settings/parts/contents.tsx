import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { SettingsPart } from "../../../settings/settings-form.ts";
import { settingsWords } from "../settings-words.ts";

/** Links to the parts of the settings: beside them on a wide screen, a list that unfolds on a narrow one. */
export function Contents({ parts, current }: { parts: SettingsPart[]; current: SettingsPart }) {
	const locale = useLocale();
	const t = settingsWords(locale);
	const links = (
		<ul>
			{parts.map((part) => (
				<li key={part}>
					<a
						href={`${pathIn(locale, "/admin/settings")}?part=${part}`}
						aria-current={part === current ? "page" : undefined}
						className="flex min-h-11 items-center rounded-lg px-3 underline-offset-4 hover:bg-sunken hover:underline aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-brand"
					>
						{t[`${part}Part`]}
					</a>
				</li>
			))}
		</ul>
	);
	return (
		<>
			<details className="card mb-6 lg:hidden">
				<summary className="min-h-11 cursor-pointer px-5 py-2.5 font-semibold">{t.contents}</summary>
				<nav aria-label={t.contents} className="px-2 pb-2">
					{links}
				</nav>
			</details>
			<nav aria-label={t.contents} className="max-lg:hidden">
				<div className="sticky top-20">
					<p className="mb-2 px-3 text-sm font-semibold text-soft">{t.contents}</p>
					{links}
				</div>
			</nav>
		</>
	);
}
