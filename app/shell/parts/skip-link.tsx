import { useLocale } from "../../base/ui/use-locale.ts";
import { shellText } from "../text.ts";

/** Leads past the menus. Unseen until it has the focus; then it has a line of its own and covers nothing. */
export const SkipLink = () => (
	<p className="focus-within:p-2">
		<a href="#content" className="button not-focus:sr-only">
			{shellText(useLocale()).skipToContent}
		</a>
	</p>
);
