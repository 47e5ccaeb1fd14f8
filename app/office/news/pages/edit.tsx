import { staffNames } from "../../../accounts/managing/staff-names.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId, numberParam } from "../../../base/forms/params.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { keysOf } from "../../../base/literals.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articleEditForm, articleOf, clubBoxes, clubsIn, editable } from "../../../news/article/edit-form.ts";
import { placesOf } from "../../../news/article/publishing.ts";
import { allCategories } from "../../../news/categories/categories.server.ts";
import { DEFAULT_CATEGORY, nameIn } from "../../../news/categories/category.ts";
import { clubsOfArticle } from "../../../news/clubs-of-articles.server.ts";
import { articleById, saveArticle } from "../../../news/edit-articles.server.ts";
import { pictureById } from "../../../news/library/library.server.ts";
import { articleWays } from "../../../news/newsletter/article-ways.server.ts";
import { publishDraft } from "../../../news/publish-draft.server.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { homeOr } from "../../../records/from-home.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { MAX_PICTURE_FORM } from "../../../records/pictures/picture-form.ts";
import { ArticleFields } from "../parts/article-fields.tsx";
import { PublishLabel } from "../parts/publish-label.tsx";
import { Publishing } from "../parts/publishing.tsx";
import { manageNewsText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("news.manage")];
export const handle = {
	js: true,
	maxBody: MAX_PICTURE_FORM,
	title: (locale: Locale, isNew: boolean) => manageNewsText(locale)[isNew ? "addTitle" : "editTitle"],
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const now = new Date();
	const locale = localeOf(url.pathname);
	const clubs = [...(await clubNames()).values()];
	const row = id === undefined ? undefined : articleForForm(id, clubs, now);
	const blank = { category: DEFAULT_CATEGORY, show_ar: "on", show_en: "on", ...(await coverAsked(url)) };
	return {
		id: params.id,
		isNew: id === undefined,
		now,
		saved: placesOf(formValues((await row) ?? {}), now),
		categories: (await allCategories()).map((each) => ({
			value: each.slug,
			label: nameIn(locale, each) ?? each.name,
		})),
		clubs: clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") })),
		authors: await staffNames(actorOf(context)),
		...(await editorState({ request, url, context }, draftName("article", id), row, blank)),
		list: homeOr(url, pathIn(locale, "/admin/news") + withoutDraft(url)),
	};
}

/** A new article may begin with a picture of the library (`?picture=12`). */
async function coverAsked(url: URL): Promise<Record<string, string>> {
	const id = numberParam(url, "picture");
	const picture = id && (await pictureById(id));
	return picture ? { image_url: picture.image_url } : {};
}

async function articleForForm(id: number, clubs: { id: number }[], now: Date) {
	const article = await articleById(id);
	return article && { ...editable(article, now), ...clubBoxes(clubs, await clubsOfArticle(id)) };
}

export async function action(args: Route.ActionArgs) {
	const { params, url } = args;
	const id = newOrId(params.id);
	const list = homeOr(url, pathIn(localeOf(url.pathname), "/admin/news") + withoutDraft(url));
	return recordAction(args, {
		schema: articleEditForm,
		pictures: { image_url: "news-images" },
		subject: `article:${id}`,
		draft: draftName("article", id),
		before: async (values) => {
			if (values.intent !== "publish" || id === undefined) return;
			const published = await publishDraft(actorOf(args.context), id, Number(values.version));
			// One that changed since is looked at first.
			throw seeOther(published.ok ? { to: list, flash: `article-saved.${id}` } : { to: url.pathname });
		},
		save: async (form, version, actor, values) => {
			const article = { ...articleOf(form), clubs: clubsIn(values) };
			const saved = await saveArticle(actor, id, version, article);
			if (saved.ok) return { ok: true, ...(await afterSaving(saved.id, list)) };
			if (!("current" in saved)) return saved;
			const { current } = saved;
			const boxes = clubBoxes([...(await clubNames()).values()], await clubsOfArticle(current.id));
			return {
				ok: false,
				current: { ...editable(current, new Date()), ...boxes, id: current.id, version: current.version },
			};
		},
		done: {
			message: id === undefined ? "created" : "saved",
			path: list,
		},
	});
}

/** The list names a published or scheduled article, with what comes next; a draft has the usual notice. */
async function afterSaving(id: number, path: string) {
	const ways = await articleWays(id, new Date());
	return ways?.languages.some(({ at }) => at) ? { done: { message: `article-saved.${id}`, path } } : {};
}

export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const { id, isNew, draft, categories, clubs, authors, saved, now } = loaderData;
	const state = actionData ?? loaderData.state;
	const close = loaderData.list;
	const names = keysOf(articleEditForm.shape);
	const boxes = clubs.map(({ value, label }) => [`club_${value}`, label]);
	const labels = Object.fromEntries([...names.map((name) => [name, t[name]]), ...boxes]);
	return (
		<Panel title={isNew ? t.addTitle : t.editTitle} close={close} wide>
			<RecordForm
				form="article"
				schema={articleEditForm}
				state={state}
				labels={labels}
				close={close}
				submit={<PublishLabel values={state.values} saved={saved} now={now} />}
				savesInside
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
				{(shown, save) => (
					<>
						<Publishing state={shown} saved={saved} now={now} save={save} />
						<ArticleFields state={shown} categories={categories} clubs={clubs} authors={authors} />
					</>
				)}
			</RecordForm>
		</Panel>
	);
}
