import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { footerMenu } from "../navigation.ts";
import { shellText } from "../text.ts";

const icons = {
	x: <path d="M4 4l16 16M20 4L4 20" />,
	camera: (
		<>
			<rect x="4" y="4" width="16" height="16" rx="4.5" />
			<circle cx="12" cy="12" r="3.6" />
			<path d="M16.6 7.4v.01" />
		</>
	),
};

export function Footer({ year }: { year: number }) {
	const { phone, email } = useSettings();
	const locale = useLocale();
	const t = shellText(locale);
	return (
		<footer className="mt-auto bg-table-deep text-on-table [--focus:var(--color-ball)] print:hidden">
			<div className="wide grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr_1fr]">
				<div>
					<p className="flex items-center gap-3 text-lg font-bold">
						<img src="/favicon.svg" alt="" width="40" height="40" loading="lazy" />
						{site.name[locale]}
					</p>
					<p className="mt-3 text-on-table-soft">{site.tagline[locale]}</p>
				</div>
				<nav aria-labelledby="footer-menu">
					<h2 id="footer-menu" className="font-semibold">
						{t.footerMenu}
					</h2>
					<ul className="mt-2">
						{footerMenu.map(({ page, label }) => (
							<li key={page}>
								<a
									className="inline-block py-1.5 text-on-table-soft hover:text-on-table hover:underline"
									href={pathIn(locale, page)}
								>
									{t[label]}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2 className="font-semibold">{t.reachUs}</h2>
					<ul className="mt-2 text-on-table-soft">
						<li>
							<a className="inline-block py-1.5 hover:underline" href={`tel:${phone.replaceAll(" ", "")}`}>
								<Ltr>{phone}</Ltr>
							</a>
						</li>
						<li>
							<a className="inline-block py-1.5 hover:underline" href={`mailto:${email}`}>
								<Ltr>{email}</Ltr>
							</a>
						</li>
						<li className="py-1.5">{site.city[locale]}</li>
					</ul>
				</div>
				<div>
					<h2 className="font-semibold">{t.followUs}</h2>
					<ul className="mt-2 flex gap-2">
						{site.socials.map(({ name, url, icon }) => (
							<li key={url}>
								<a
									href={url}
									rel="noopener me"
									aria-label={name[locale]}
									className="grid size-11 place-items-center rounded-lg border border-on-table-soft/40 hover:border-on-table"
								>
									<svg
										viewBox="0 0 24 24"
										width="20"
										height="20"
										fill="none"
										stroke="currentColor"
										strokeWidth="2"
										strokeLinecap="round"
										aria-hidden="true"
									>
										{icons[icon]}
									</svg>
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
			<div className="border-t border-on-table/15">
				<p className="wide flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-on-table-soft">
					<span>{t.copyright(year, site.name[locale])}</span>
					<span className="flex flex-wrap gap-x-6">
						<a href={pathIn(locale, "/complaints")} className="hover:underline">
							{t.complaintsPortal}
						</a>
						<a href={pathIn(locale, "/club")} rel="nofollow" className="hover:underline">
							{t.captains}
						</a>
						<a href={pathIn(locale, "/admin/auth")} rel="nofollow" className="hover:underline">
							{t.staff}
						</a>
					</span>
				</p>
			</div>
		</footer>
	);
}
