import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr, PageHeader, Section, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { creditIn } from "../../../news/library/picture-words.server.ts";
import { pressPictures } from "../../../news/library/press-pictures.server.ts";
import { hasPressPage } from "../../../settings/frame-settings.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { Brand } from "../parts/brand.tsx";
import { pressText } from "../text.ts";
import type { Route } from "./+types/press";

export const handle = { cached: [] };

/** A federation that has told neither a logo nor a contact for the press has no such page (docs/rules/site.md#press). */
export async function loader({ url }: Route.LoaderArgs) {
	const settings = await siteSettings();
	if (!hasPressPage(settings)) throw notFound();
	const locale = localeOf(url.pathname);
	const { logo_url, colour, accent, name, name_ar } = settings;
	const pictures = await pressPictures();
	return {
		brand: { logo_url, colour, accent, name, name_ar },
		about: pick(locale, settings, "about") || pick(locale, settings, "description"),
		email: settings.press_email ?? settings.email,
		phone: settings.press_phone ?? settings.phone,
		pictures: pictures.map((picture) => ({
			id: picture.id,
			image_url: picture.image_url,
			alt: (locale === "ar" ? picture.alt_ar : picture.alt) ?? "",
			caption: locale === "ar" ? picture.caption_ar : picture.caption,
			credit: creditIn(locale, picture),
		})),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const t = pressText(localeOf(args.location.pathname));
	return pageMeta(args, { title: t.title, description: t.lead, index: args.loaderData !== undefined });
};

export default function Press({ loaderData: { brand, about, email, phone, pictures } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = pressText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide grid gap-8 py-8 lg:grid-cols-2">
				{(email || phone) && (
					<section aria-labelledby="press-contact">
						<h2 id="press-contact" className="text-xl">
							{t.contact}
						</h2>
						<p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
							{email && (
								<a href={`mailto:${email}`} className="link">
									<Ltr>{email}</Ltr>
								</a>
							)}
							{phone && (
								<a href={`tel:${phone.replaceAll(" ", "")}`} className="link">
									<Ltr>{phone}</Ltr>
								</a>
							)}
						</p>
					</section>
				)}
				{about && (
					<section aria-labelledby="press-about">
						<h2 id="press-about" className="text-xl">
							{t.about}
						</h2>
						<p className="mt-3 max-w-prose">{about}</p>
					</section>
				)}
				<Brand {...brand} />
			</div>
			{pictures.length > 0 && (
				<Section id="press-pictures" title={t.pictures}>
					<p className="mb-6 text-soft">{t.pictureTerms}</p>
					<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
						{pictures.map((picture, i) => (
							<li key={picture.id} className="card overflow-hidden">
								<Picture
									url={picture.image_url}
									alt={picture.alt}
									sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
									className="aspect-[3/2] w-full bg-sunken object-contain"
								/>
								<div className="space-y-2 p-4">
									{picture.caption && <p>{picture.caption}</p>}
									<p className="text-sm text-soft">
										{t.photo} <bdi>{picture.credit}</bdi>
									</p>
									<a
										href={pathIn("ar", "/press/:id.jpg", { id: String(picture.id) })}
										download
										aria-label={`${t.download("JPEG")}: ${picture.alt || t.picture(i + 1)}`}
										className="button-quiet"
									>
										{t.download("JPEG")}
									</a>
								</div>
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	);
}
