import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { homeText } from "../text.ts";

/** The top of the home page: the federation's name, and links to the two most visited pages. */
export function Hero() {
	const locale = useLocale();
	const t = homeText(locale);
	return (
		<div className="court relative overflow-hidden">
			{/* A table, its net, and the ball just over it. */}
			<svg
				viewBox="0 0 640 460"
				aria-hidden="true"
				className="absolute end-0 bottom-0 h-full max-lg:hidden rtl:-scale-x-100"
			>
				<path d="M150 250H560L660 430H40z" fill="#12705a" stroke="#fff" strokeWidth="6" strokeLinejoin="round" />
				<path d="M355 250L350 430" stroke="#fff" strokeWidth="3" strokeOpacity=".7" />
				<path d="M40 430v14h620v-14z" fill="#07281f" />
				<path d="M84 318H620v-50H84z" fill="#fff" fillOpacity=".16" stroke="#fff" strokeOpacity=".7" strokeWidth="4" />
				<path
					d="M120 360Q190 60 372 150T600 330"
					fill="none"
					stroke="#fff"
					strokeOpacity=".55"
					strokeWidth="4"
					strokeDasharray="1 14"
					strokeLinecap="round"
				/>
				<circle cx="372" cy="150" r="30" fill="#ff8a3d" />
			</svg>
			<div className="wide relative py-7 sm:py-12 lg:py-16">
				<h1 className="text-4xl font-bold">{site.tagline[locale]}</h1>
				<p className="mt-2 max-w-xl text-soft sm:text-lg">{t.heroLead}</p>
				<p className="mt-5 flex flex-wrap gap-3">
					<a href={pathIn(locale, "/leagues")} className="button-ball">
						{t.heroTable}
					</a>
					<a
						href={pathIn(locale, "/matches")}
						className="inline-flex min-h-11 items-center rounded-xl border border-on-table-soft/60 px-5 font-semibold hover:border-on-table"
					>
						{t.heroTies}
					</a>
				</p>
				<p className="mt-5 flex items-center gap-2 text-sm text-soft">
					<img src={site.sponsor.logo} alt="" width="40" height="24" className="rounded bg-on-table p-0.5" />
					<span>
						{site.sponsor.line[locale]}: <strong className="text-on-table">{site.sponsor.name[locale]}</strong>
					</span>
				</p>
			</div>
		</div>
	);
}
