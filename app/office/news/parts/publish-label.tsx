import { useCallback, useRef } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deedOf, type Places } from "../../../news/article/publishing.ts";
import { publishingText } from "../publishing-text.ts";
import { useFormValues } from "./use-form-values.ts";

type Values = Record<string, string | undefined>;
type Props = { values: Values; saved: Places; now: Date };

/**
 * The label of the button that saves an article: the effect it will have. Without a script the box `published` alone
 * decides between the two that the values of the page allow.
 */
export function PublishLabel({ values, saved, now }: Props) {
	const t = publishingText(useLocale());
	const here = useRef<HTMLSpanElement>(null);
	const read = useCallback(
		(typed: Values) => ({
			published: deedOf(saved, { ...typed, published: "on" }, now),
			draft: deedOf(saved, { ...typed, published: "" }, now),
		}),
		[saved, now],
	);
	const deed = useFormValues(here, values, read);
	return (
		<span ref={here}>
			<span className="hidden in-[form:has([name=published]:checked)]:inline">{t[deed.published]}</span>
			<span className="in-[form:has([name=published]:checked)]:hidden">{t[deed.draft]}</span>
		</span>
	);
}
