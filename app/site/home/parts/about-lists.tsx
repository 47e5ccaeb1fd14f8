import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Settings } from "../../../settings/defaults.ts";

/** The members of the board, with their portraits once there is one. */
export function Board({ board }: Pick<Settings, "board">) {
	const locale = useLocale();
	const hasPhotos = board.some(({ photo_url }) => photo_url);
	return (
		<ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
			{board.map((member) => (
				<li key={member.name} className="flex items-center gap-4 border-t border-line py-3">
					{hasPhotos && (
						<span className="silhouette block size-20 shrink-0 overflow-hidden rounded-full">
							<Picture url={member.photo_url} sizes="80px" className="size-full object-cover" />
						</span>
					)}
					<div>
						<h3 className="leading-snug">{pick(locale, member, "name")}</h3>
						<p className="text-sm text-soft">{pick(locale, member, "role")}</p>
					</div>
				</li>
			))}
		</ul>
	);
}

/** Documents of the federation, each with the day of its text. */
export function Regulations({ regulations }: Pick<Settings, "regulations">) {
	const locale = useLocale();
	return (
		<ul className="card divide-y divide-line">
			{regulations.map((each) => (
				<li key={each.link} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
					<a className="link font-semibold" href={each.link} rel="noopener">
						<bdi>{pick(locale, each, "title")}</bdi>
					</a>
					<time dateTime={each.day} className="text-sm text-soft">
						{formatDate(locale, each.day)}
					</time>
				</li>
			))}
		</ul>
	);
}
