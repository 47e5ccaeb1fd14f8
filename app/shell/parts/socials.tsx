import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { FrameSettings } from "../../settings/frame-settings.ts";
import { shellText } from "../text.ts";

/** Signs of the networks that federations use most, by their host. */
const signs: Record<string, React.ReactNode> = {
	"x.com": <path d="M4 4l16 16M20 4L4 20" />,
	"instagram.com": (
		<>
			<rect x="4" y="4" width="16" height="16" rx="4.5" />
			<circle cx="12" cy="12" r="3.6" />
			<path d="M16.6 7.4v.01" />
		</>
	),
	"youtube.com": (
		<>
			<rect x="2.5" y="5.5" width="19" height="13" rx="4" />
			<path d="M10.2 9.2v5.6l4.6-2.8z" />
		</>
	),
	"facebook.com": <path d="M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.8-1.8h1.8" />,
	"tiktok.com": <path d="M14 3v12a3.6 3.6 0 1 1-3.6-3.6M14 3c.3 2.8 2 4.6 5 4.8" />,
	"snapchat.com": <path d="M12 3a9 9 0 1 0 .01 0M8.5 15c1 1.2 6 1.2 7 0M9 10v.01M15 10v.01" />,
};

const signOf = (url: string) => signs[new URL(url).hostname.replace(/^www\./, "")];

/** Links to the federation's accounts elsewhere: a sign where the network has one, its name otherwise. */
export function Socials({ socials }: Pick<FrameSettings, "socials">) {
	const locale = useLocale();
	if (socials.length === 0) return null;
	return (
		<div>
			<h2 className="font-semibold">{shellText(locale).followUs}</h2>
			<ul className="mt-2 flex flex-wrap gap-2">
				{socials.map((account) => {
					const name = pick(locale, account, "name");
					const sign = signOf(account.url);
					return (
						<li key={account.url}>
							<a
								href={account.url}
								rel="noopener me"
								aria-label={name}
								className="grid min-h-11 min-w-11 place-items-center rounded-lg border border-on-table-soft/40 px-2 hover:border-on-table"
							>
								{sign ? (
									<svg
										viewBox="0 0 24 24"
										width="20"
										height="20"
										fill="none"
										stroke="currentColor"
										strokeWidth="2"
										strokeLinecap="round"
										strokeLinejoin="round"
										aria-hidden="true"
									>
										{sign}
									</svg>
								) : (
									<span className="text-sm">{name}</span>
								)}
							</a>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
