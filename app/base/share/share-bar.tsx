import { useLocation, useMatches } from "react-router";
import { useText } from "../ui/use-locale.ts";
import script from "./share.js?url";
import { shareLinks } from "./share-links.ts";
import { shareText } from "./text.ts";

/**
 * Ways to pass a page on: links for every browser, and buttons that a small file of ours makes work. A page that has it
 * says `share: true` in its handle, or its policy lets no script run (decision 114).
 */
export function ShareBar({ title, query = "" }: { title: string; query?: string }) {
	const t = useText(shareText);
	const { pathname } = useLocation();
	const { origin = "" } = (useMatches()[0]?.loaderData ?? {}) as { origin?: string };
	const url = origin + pathname + query;
	const links = shareLinks(t, title, url);
	return (
		<div
			data-share
			data-title={title}
			data-url={url}
			data-copied={t.copied}
			className="flex flex-wrap items-center gap-2 print:hidden"
		>
			<p className="me-1 text-sm font-semibold text-soft">{t.heading}</p>
			{links.map(({ name, href }) => (
				<a key={name} href={href} rel="noopener nofollow" className="chip">
					{name}
				</a>
			))}
			<button type="button" name="copy" className="chip needs-script">
				{t.copy}
			</button>
			<button type="button" name="share" className="chip needs-script">
				{t.share}
			</button>
			<span role="status" className="text-sm font-semibold text-brand" />
			<script type="module" src={script} />
		</div>
	);
}
