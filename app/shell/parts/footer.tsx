import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { hasPressPage } from "../../settings/frame-settings.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { footerMenu } from "../navigation.ts";
import { shellText } from "../text.ts";
import { Logo } from "./logo.tsx";
import { Socials } from "./socials.tsx";

/** The foot of a page: the federation, the ways on, and where to reach it; slim, it is the last line alone. */
export function Footer({ year, isSlim }: { year: number; isSlim: boolean }) {
	return (
		<footer className="mt-auto bg-table-deep text-on-table [--focus:var(--color-ball)] print:hidden">
			{!isSlim && <Columns />}
			<LastLine year={year} />
		</footer>
	);
}

function Columns() {
	const settings = useSettings();
	const { phone, email, socials } = settings;
	const locale = useLocale();
	const name = pick(locale, settings, "name");
	const city = pick(locale, settings, "city");
	const t = shellText(locale);
	return (
		<div className="wide grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr_1fr]">
			<div>
				<p className="flex items-center gap-3 text-lg font-bold">
					<Logo size={40} className="size-10" loading="lazy" />
					{name}
				</p>
				<p className="mt-3 text-on-table-soft">{pick(locale, settings, "tagline")}</p>
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
					{hasPressPage(settings) && (
						<li>
							<a
								className="inline-block py-1.5 text-on-table-soft hover:text-on-table hover:underline"
								href={pathIn(locale, "/press")}
							>
								{t.press}
							</a>
						</li>
					)}
				</ul>
			</nav>
			<div hidden={!phone && !email && !city}>
				<h2 className="font-semibold">{t.reachUs}</h2>
				<ul className="mt-2 text-on-table-soft">
					{phone && (
						<li>
							<a className="inline-block py-1.5 hover:underline" href={`tel:${phone.replaceAll(" ", "")}`}>
								<Ltr>{phone}</Ltr>
							</a>
						</li>
					)}
					{email && (
						<li>
							<a className="inline-block py-1.5 hover:underline" href={`mailto:${email}`}>
								<Ltr>{email}</Ltr>
							</a>
						</li>
					)}
					{city && <li className="py-1.5">{city}</li>}
				</ul>
			</div>
			<Socials socials={socials} />
		</div>
	);
}

function LastLine({ year }: { year: number }) {
	const locale = useLocale();
	const t = shellText(locale);
	const name = pick(locale, useSettings(), "name");
	return (
		<div className="border-t border-on-table/15">
			<p className="wide flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-on-table-soft">
				<span className="py-1">{t.copyright(year, name)}</span>
				<span className="flex flex-wrap gap-x-6 gap-y-1">
					<a href={pathIn(locale, "/complaints")} className="inline-block py-1 hover:underline">
						{t.complaintsPortal}
					</a>
					<a href={pathIn(locale, "/club")} rel="nofollow" className="inline-block py-1 hover:underline">
						{t.captains}
					</a>
					<a href={pathIn(locale, "/admin/auth")} rel="nofollow" className="inline-block py-1 hover:underline">
						{t.staff}
					</a>
				</span>
			</p>
		</div>
	);
}
