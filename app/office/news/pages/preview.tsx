import { data } from "react-router";
import { requires, signedIn } from "../../../accounts/sign-in/guards.server.ts";
import { receiveForm } from "../../../base/forms/receive-form.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubsIn } from "../../../news/article/edit-form.ts";
import { bodyParts } from "../../../news/body/body-parts.server.ts";
import { withCategoryNames } from "../../../news/categories/categories.server.ts";
import { pictureAt } from "../../../news/library/library.server.ts";
import { creditIn, withPictureWords } from "../../../news/library/picture-words.server.ts";
import { ArticleBody } from "../../../news/parts/article-body.tsx";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { fromRiyadhLocal } from "../../../records/editing/form-values.ts";
import { editorForm } from "../../../records/editing/record-action.server.ts";
import { manageNewsText } from "../text.ts";
import type { Route } from "./+types/preview";

export const middleware = [signedIn, requires("news.manage")];
export const handle = { maxBody: 16 * 1024 * 1024 };

/** The form's article as visitors would see it in this page's language. Nothing is stored. */
export async function action({ request, url }: Route.ActionArgs) {
	const locale = localeOf(url.pathname);
	const values = await receiveForm(request, { ...editorForm, withoutFiles: true }, async (posted) => posted.values);
	const suffix = locale === "ar" ? "_ar" : "";
	const [named] = await withCategoryNames(locale, [{ category: values.category ?? "" }]);
	const ids = new Set(clubsIn(values));
	const chosen = [...(await clubNames()).values()].filter(({ id }) => ids.has(id));
	const picture = values.image_url ? await pictureAt(values.image_url) : undefined;
	return data({
		title: values[`title${suffix}`] ?? "",
		category_name: named?.category_name ?? null,
		date: fromRiyadhLocal(values[`publish_date${suffix}`] || values.publish_date || "") ?? new Date(),
		image_url: values.image_url || null,
		image_alt: values[`image_alt${suffix}`] ?? "",
		image_caption: values[`image_caption${suffix}`] ?? "",
		author: values[`author${suffix}`] ?? "",
		clubs: chosen.map((club) => ({ id: club.id, name: pick(locale, club, "name"), logo_url: club.logo_url })),
		image_credit: picture && creditIn(locale, picture),
		focus_x: picture?.focus_x ?? null,
		focus_y: picture?.focus_y ?? null,
		parts: await withPictureWords(locale, bodyParts(values[`content${suffix}`] ?? "")),
	});
}

export default function Preview({ actionData }: Route.ComponentProps) {
	const t = manageNewsText(useLocale());
	return (
		<>
			<p role="status" className="wide mt-6 rounded-xl bg-draw-tint p-4 text-center font-semibold">
				{t.previewNote}
			</p>
			{actionData && <ArticleBody article={actionData} />}
		</>
	);
}
