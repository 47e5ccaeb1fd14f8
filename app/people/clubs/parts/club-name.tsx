import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";

/** A club's name, which goes to a new line between its words and never after a hyphen ("Al-Nokhba"). */
export function ClubName({ club }: { club: { name: string; name_ar: string } }) {
	const name = pick(useLocale(), club, "name");
	if (!name.includes("-")) return name;
	return name.split(/(\S*-\S*)/).map((part, i) =>
		part.includes("-") ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in its order
			<span key={i} className="whitespace-nowrap">
				{part}
			</span>
		) : (
			part
		),
	);
}
