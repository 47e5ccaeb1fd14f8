import { data } from "react-router";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { MAP_SOURCE } from "../../../base/maps/map.ts";
import { PlaceMap } from "../../../base/maps/place-map.tsx";
import { type Position, readPosition } from "../../../base/maps/position.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { contactAction } from "../../../contact/contact-action.server.ts";
import { settingsOrDefaults } from "../../../settings/settings.server.ts";
import { ContactForm } from "../parts/contact-form.tsx";
import { ReachUs } from "../parts/reach-us.tsx";
import { contactText } from "../text.ts";
import type { Route } from "./+types/contact";

export const handle = { cached: ["map"], maxBody: SHORT_FORM };

export async function loader({ url }: Route.LoaderArgs) {
	const { phone, email, hours, hours_ar, address, address_ar, position } = await settingsOrDefaults();
	const map = url.searchParams.get("map") === "show";
	// Only the page with the requested map may load the map provider.
	const facts = { phone, email, hours, hours_ar, address, address_ar };
	const shown = { map, facts, position: position ? readPosition(position) : undefined };
	return data(shown, map ? { headers: { "x-frame-source": MAP_SOURCE } } : undefined);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = (args: Route.ActionArgs) => contactAction(args);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = contactText(locale);
	return pageMeta(args, {
		title: t.contactTitle,
		description: t.contactDescription,
		image: pathIn(locale, "/share/:kind.png", { kind: "contact" }),
	});
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = contactText(locale);
	const { facts, position, map } = loaderData;
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.contactTitle }]} title={t.contactTitle} lead={t.contactLead} />
			<div className="wide grid gap-8 py-10 lg:grid-cols-[1fr_1.6fr]">
				<ReachUs {...facts} />
				<ContactForm state={actionData} action={pathIn(locale, "/contact")} />
			</div>
			{position && <Place position={position} shown={map} />}
		</>
	);
}

function Place({ position, shown }: { position: Position; shown: boolean }) {
	const locale = useLocale();
	const t = contactText(locale);
	return (
		<section id="map" aria-labelledby="map-title" className="wide pb-14">
			<h2 id="map-title" className="mb-4 text-2xl">
				{t.mapTitle}
			</h2>
			<PlaceMap title={t.mapTitle} position={position} path={pathIn(locale, "/contact")} shown={shown} />
		</section>
	);
}
