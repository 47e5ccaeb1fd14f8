import { requires } from "../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../base/forms/params.ts";
import { keysOf } from "../../base/literals.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { draftName } from "../../records/drafts.server.ts";
import { editorState, withoutDraft } from "../../records/editor-state.server.ts";
import { riyadhLocal } from "../../records/form-values.ts";
import { Panel } from "../../records/parts/panel.tsx";
import { RecordForm } from "../../records/parts/record-form.tsx";
import { MAX_PICTURE_FORM } from "../../records/picture-form.ts";
import { recordAction } from "../../records/record-action.server.ts";
import { articleEditForm, articleOf, editable } from "../article-edit-form.ts";
import { articleById, createArticle, updateArticle } from "../edit-articles.server.ts";
import { usedCategories } from "../manage-articles.server.ts";
import { manageNewsText } from "../manage-text.ts";

import { ArticleFields } from "../parts/article-fields.tsx";
import type { Route } from "./+types/edit";

export const middleware = [requires("news.manage")];
export const handle = { js: true, maxBody: MAX_PICTURE_FORM };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : articleById(id).then((article) => article && editable(article));
	const blank = { category: "general", show_ar: "on", show_en: "on", publish_date: riyadhLocal(new Date()) };
	return {
		id: params.id,
		isNew: id === undefined,
		categories: await usedCategories(),
		...(await editorState({ request, url, context }, draftName("article", id), row, blank)),
	};
}

export async function action(args: Route.ActionArgs) {
	const { params, url } = args;
	const id = newOrId(params.id);
	const locale = localeOf(url.pathname);
	return recordAction(args, {
		schema: articleEditForm,
		pictures: { image_url: "news-images" },
		subject: `article:${id}`,
		draft: draftName("article", id),
		save: async (form, version, actor) => {
			const article = articleOf(form);
			const saved = id === undefined ? undefined : await updateArticle(actor, id, version, article);
			if (saved && !saved.ok) {
				if (!("current" in saved)) return saved;
				const { id, version } = saved.current;
				return { ok: false, current: { ...editable(saved.current), id, version } };
			}
			if (!saved) await createArticle(actor, article);
			return { ok: true };
		},
		done: {
			message: id === undefined ? "created" : "saved",
			path: pathIn(locale, "/admin/news") + withoutDraft(url),
		},
	});
}

export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const { id, isNew, draft, categories } = loaderData;
	const close = pathIn(locale, "/admin/news") + loaderData.close;
	const names = keysOf(articleEditForm.shape);
	const labels = Object.fromEntries(names.map((name) => [name, name === "published" ? t.publishedBox : t[name]]));
	return (
		<Panel title={isNew ? t.addTitle : t.editTitle} close={close} wide>
			<RecordForm
				form="article"
				schema={articleEditForm}
				state={actionData ?? loaderData.state}
				labels={labels}
				close={close}
				draft={draft}
				buttons={
					<>
						{(["ar", "en"] as const).map((language) => (
							<button
								key={language}
								type="submit"
								formAction={pathIn(language, "/admin/news/preview")}
								formTarget="_blank"
								className="button-quiet"
							>
								{t.preview}: {language === "ar" ? t.arabic : t.english}
							</button>
						))}
						{!isNew && (
							<a href={pathIn(locale, "/admin/news/:id/versions", { id })} className="button-quiet">
								{t.versions}
							</a>
						)}
					</>
				}
			>
				{(state) => <ArticleFields state={state} categories={categories} />}
			</RecordForm>
		</Panel>
	);
}
