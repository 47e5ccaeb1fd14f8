import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { publishedText } from "../../../decisions/text.ts";
import { publicationText } from "../publication-text.ts";

type Props = { values: Record<string, string>; decidedOn?: string; isPublished: boolean };

/** A decision as the public will read it in both languages; published by the second button press. */
export function PublicationPreview({ values, decidedOn, isPublished }: Props) {
	const t = publicationText(useLocale());
	const { title = "", title_ar = "", body = "", body_ar = "", seen = "" } = values;
	const pages = [
		{ locale: "ar", dir: "rtl", title: title_ar, body: body_ar },
		{ locale: "en", dir: "ltr", title, body },
	] as const;
	return (
		<section aria-labelledby="preview" className="space-y-5">
			<div role="status" tabIndex={-1} data-first="" className="rounded-xl bg-draw-tint p-4">
				<h3 id="preview" className="text-lg">
					{t.previewTitle}
				</h3>
				<p>{isPublished ? t.previewChange : t.previewText}</p>
			</div>
			{pages.map((page) => (
				<article key={page.locale} lang={page.locale} dir={page.dir} className="card space-y-2 p-5">
					<h4 className="text-lg break-words">{page.title}</h4>
					{decidedOn && (
						<p className="text-sm text-soft">
							{publishedText(page.locale).decidedOn(formatDate(page.locale, decidedOn))}
						</p>
					)}
					<Written className="max-w-prose">{page.body}</Written>
				</article>
			))}
			<form method="post" className="flex flex-wrap gap-3">
				{Object.entries({ title_ar, title, body_ar, body, seen }).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<button type="submit" name="intent" value="publish" className="button">
					{isPublished ? t.save : t.publish}
				</button>
				<button type="submit" name="intent" value="edit" className="button-quiet">
					{t.edit}
				</button>
			</form>
		</section>
	);
}
