import { publicAddress } from "../../../base/files/pictures/picture-url.ts";
import { pick } from "../../../base/locale/locale.ts";
import { usePictureBase } from "../../../base/ui/picture/use-picture-base.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { homeText } from "../text.ts";

/** The strip of partners; none where there is none. */
export function Partners({ partners }: Pick<Settings, "partners">) {
	const locale = useLocale();
	const base = usePictureBase();
	if (partners.length === 0) return null;
	return (
		<section aria-labelledby="partners" className="border-t border-line bg-surface">
			<div className="wide py-12">
				<h2 id="partners" className="text-center text-xl">
					{homeText(locale).partnersTitle}
				</h2>
				<ul className="mt-8 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-6">
					{partners.map((partner) => (
						<li key={partner.name}>
							<a
								href={partner.url}
								rel="noopener"
								className="partner flex flex-col items-center gap-2 rounded-lg text-center text-sm font-semibold"
							>
								<img
									src={publicAddress(partner.logo_url ?? "/favicon.svg", base)}
									alt=""
									width="120"
									height="72"
									loading="lazy"
									className="h-18 object-contain"
								/>
								{pick(locale, partner, "name")}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
