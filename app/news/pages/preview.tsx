import { data } from "react-router";
import { requires, signedIn } from "../../accounts/sign-in/guards.server.ts";
import { receiveForm } from "../../base/forms/receive-form.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { safeHtml } from "../../base/rich-text/rich-text.server.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { fromRiyadhLocal } from "../../records/form-values.ts";
import { editorForm } from "../../records/record-action.server.ts";
import { manageNewsText } from "../manage-text.ts";

import { ArticleBody } from "../parts/article-body.tsx";
import type { Route } from "./+types/preview";

export const middleware = [signedIn, requires("news.manage")];
export const handle = { maxBody: 16 * 1024 * 1024 };

/** The form's article as visitors would see it in this page's language. Nothing is stored. */
export async function action({ request, url }: Route.ActionArgs) {
	const values = await receiveForm(request, { ...editorForm, withoutFiles: true }, async (posted) => posted.values);
	const suffix = localeOf(url.pathname) === "ar" ? "_ar" : "";
	return data({
		title: values[`title${suffix}`] ?? "",
		category: values.category || "general",
		date: fromRiyadhLocal(values[`publish_date${suffix}`] || values.publish_date || "") ?? new Date(),
		image_url: values.image_url || null,
		body: safeHtml(values[`content${suffix}`] ?? ""),
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
