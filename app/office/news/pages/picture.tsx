import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { type Locale, localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { addPicture, changePicture } from "../../../news/library/edit-pictures.server.ts";
import { pictureById } from "../../../news/library/library.server.ts";
import { pictureForm } from "../../../news/library/picture-form.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { MAX_PICTURE_FORM } from "../../../records/pictures/picture-form.ts";
import { libraryText } from "../library-text.ts";
import { PictureDetails, pictureFields } from "../parts/picture-details.tsx";
import type { Route } from "./+types/picture";

export const middleware = [requires("news.manage")];
export const handle = {
	js: true,
	maxBody: MAX_PICTURE_FORM,
	title: (locale: Locale, isNew: boolean) => libraryText(locale)[isNew ? "addTitle" : "editTitle"],
};

const pathOf = (url: URL) => pathIn(localeOf(url.pathname), "/admin/news/pictures") + withoutDraft(url);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : pictureById(id);
	const blank = { focus_x: "50", focus_y: "50" };
	const editor = await editorState({ request, url, context }, draftName("picture", id), row, blank);
	return { ...editor, isNew: id === undefined, close: pathOf(url) };
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: pictureForm,
		pictures: { image_url: "news-images" },
		subject: `picture:${id}`,
		draft: draftName("picture", id),
		save: (input, version, actor) =>
			id === undefined ? addPicture(actor, input) : changePicture(actor, id, version, input),
		done: { message: id === undefined ? "created" : "saved", path: pathOf(args.url) },
	});
}

export default function EditPicture(page: Route.ComponentProps) {
	const t = libraryText(useLocale());
	const { isNew } = page.loaderData;
	return (
		<RecordPanel
			page={page}
			form="picture"
			schema={pictureForm}
			title={isNew ? t.addTitle : t.editTitle}
			names={pictureFields}
			text={t}
		>
			{(field, state) => <PictureDetails field={field} state={state} isNew={isNew} />}
		</RecordPanel>
	);
}
