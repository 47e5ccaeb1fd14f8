import { publicAddress } from "../../base/files/pictures/picture-url.ts";
import { pick } from "../../base/locale/locale.ts";
import { usePictureBase } from "../../base/ui/picture/use-picture-base.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { Settings } from "../../settings/defaults.ts";

type Props = { partner: Settings["partners"][number] };

/** A partner with its title, on one line: `Official sponsor of the league: Name`. */
export function TitlePartner({ partner }: Props) {
	const locale = useLocale();
	const base = usePictureBase();
	return (
		<>
			{partner.logo_url && (
				<img
					src={publicAddress(partner.logo_url, base)}
					alt=""
					width="40"
					height="24"
					className="h-6 w-10 rounded bg-white object-contain p-0.5"
				/>
			)}
			<span>
				{`${pick(locale, partner, "title")}: `}
				<strong>{pick(locale, partner, "name")}</strong>
			</span>
		</>
	);
}
