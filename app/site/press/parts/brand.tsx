import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { pressText } from "../text.ts";

type Props = Pick<Settings, "logo_url" | "colour" | "accent" | "name" | "name_ar">;

/** The federation's logo as files, and its two colours. */
export function Brand({ logo_url, colour, accent, ...names }: Props) {
	const locale = useLocale();
	const t = pressText(locale);
	return (
		<>
			{logo_url && (
				<section aria-labelledby="press-logo">
					<h2 id="press-logo" className="text-xl">
						{t.logo}
					</h2>
					<div className="mt-3 flex flex-wrap items-center gap-5">
						<div className="rounded-xl border border-line bg-white p-4">
							<Picture
								url={logo_url}
								alt={t.logoOf(pick(locale, names, "name"))}
								sizes="160px"
								className="size-32 object-contain"
							/>
						</div>
						<p className="flex flex-wrap gap-3">
							<a href={pathIn("ar", "/press/logo.png")} download className="button">
								{t.download("PNG")}
							</a>
						</p>
					</div>
				</section>
			)}
			<section aria-labelledby="press-colours">
				<h2 id="press-colours" className="text-xl">
					{t.colours}
				</h2>
				<ul className="mt-3 flex flex-wrap gap-4">
					{[
						{ label: t.field, hex: colour },
						{ label: t.ball, hex: accent },
					].map(({ label, hex }) => (
						<li key={label} className="flex items-center gap-3">
							<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className="rounded-xl">
								<rect width="64" height="64" fill={hex} />
							</svg>
							<span>
								<span className="block font-semibold">{label}</span>
								<Ltr className="text-soft">{hex.toUpperCase()}</Ltr>
							</span>
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
