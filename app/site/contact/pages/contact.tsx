import { data } from "react-router";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { MAP_SOURCE } from "../../../base/maps/map.ts";
import { PlaceMap } from "../../../base/maps/place-map.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { contactAction } from "../../../contact/contact-action.server.ts";
import { site } from "../../../installation/site.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import { shellText } from "../../../shell/text.ts";
import { ContactForm } from "../parts/contact-form.tsx";
import { contactText } from "../text.ts";
import type { Route } from "./+types/contact";

export const handle = { cached: ["map"], maxBody: SHORT_FORM };

export function loader({ url }: Route.LoaderArgs) {
	const map = url.searchParams.get("map") === "show";
	// Only the page with the requested map may load the map provider.
	return data({ map }, map ? { headers: { "x-frame-source": MAP_SOURCE } } : undefined);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = (args: Route.ActionArgs) => contactAction(args, "/contact");

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = contactText(locale);
	return pageMeta(args, {
		title: t.contactTitle,
		description: t.contactDescription,
		siteName: site.name[locale],
		image: pathIn(locale, "/share/:kind.png", { kind: "contact" }),
	});
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = contactText(locale);
	const shell = shellText(locale);
	const settings = useSettings();
	const { phone, email } = settings;
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.contactTitle }]} title={t.contactTitle} lead={t.contactLead} />
			<div className="wide grid gap-8 py-10 lg:grid-cols-[1fr_1.6fr]">
				<dl className="space-y-5">
					<Fact label={t.address}>{site.address[locale]}</Fact>
					<Fact label={t.email}>
						<a className="link" href={`mailto:${email}`}>
							<Ltr>{email}</Ltr>
						</a>
					</Fact>
					<Fact label={t.phone}>
						<a className="link" href={`tel:${phone.replaceAll(" ", "")}`}>
							<Ltr>{phone}</Ltr>
						</a>
					</Fact>
					<Fact label={t.hours}>{pick(locale, settings, "hours")}</Fact>
					<Fact label={t.haveComplaint}>
						<a className="link" href={pathIn(locale, "/complaints")}>
							{shell.complaintsPortal}
						</a>
					</Fact>
				</dl>
				<ContactForm state={actionData} action={pathIn(locale, "/contact")} />
			</div>
			<Place shown={loaderData?.map ?? false} />
		</>
	);
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
	<div>
		<dt className="text-sm text-soft">{label}</dt>
		<dd className="text-lg font-semibold">{children}</dd>
	</div>
);

function Place({ shown }: { shown: boolean }) {
	const locale = useLocale();
	const t = contactText(locale);
	return (
		<section id="map" aria-labelledby="map-title" className="wide pb-14">
			<h2 id="map-title" className="mb-4 text-2xl">
				{t.mapTitle}
			</h2>
			<PlaceMap title={t.mapTitle} position={site.position} path={pathIn(locale, "/contact")} shown={shown} />
		</section>
	);
}
