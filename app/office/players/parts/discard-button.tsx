import { useLocale } from "../../../base/ui/use-locale.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";

/** Discards the whole archive; it posts the form around it. */
export const DiscardButton = () => (
	<button type="submit" name="intent" value="discard" className="button-quiet">
		{archiveText(useLocale()).discard}
	</button>
);
