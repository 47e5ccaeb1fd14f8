import type { ReactNode } from "react";
import { pick } from "../../../base/locale/locale.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import { embedText } from "../embed-text.ts";
import script from "../report-height.js?url";

type Props = { title: string; season?: string; path: string; children: ReactNode };

/**
 * A page inside a frame of another site: its title, its content, where it is from, and, for a group that is shown, the
 * script that says how tall it is.
 */
export function EmbedFrame({ title, season, path, children }: Props) {
	const locale = useLocale();
	const t = embedText(locale);
	return (
		<main className="space-y-3 p-3">
			<h1 className="text-lg leading-snug">
				<bdi>{title}</bdi> {season && <Ltr className="font-normal text-soft">{season}</Ltr>}
			</h1>
			{children}
			<p className="text-sm">
				<a className="link" href={path}>
					{t.from(pick(locale, useSettings(), "name"))}
				</a>
			</p>
			{season !== undefined && <script type="module" src={script} />}
		</main>
	);
}
