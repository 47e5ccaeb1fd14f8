import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../site.ts";
import { federationText } from "../text.ts";

export function Partners() {
	const locale = useLocale();
	return (
		<section aria-labelledby="partners" className="border-t border-line bg-surface">
			<div className="wide py-12">
				<h2 id="partners" className="text-center text-xl">
					{federationText(locale).partnersTitle}
				</h2>
				<ul className="mt-8 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-6">
					{site.partners.map(({ name, logo, url }) => (
						<li key={logo}>
							<a
								href={url}
								rel="noopener"
								className="partner flex flex-col items-center gap-2 rounded-lg text-center text-sm font-semibold"
							>
								<img src={logo} alt="" width="120" height="72" loading="lazy" />
								{name[locale]}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
