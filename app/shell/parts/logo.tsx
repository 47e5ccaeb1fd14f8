import { sourcesOf } from "../../base/files/pictures/picture-url.ts";
import { usePictureBase } from "../../base/ui/picture/use-picture-base.ts";
import { useSettings } from "../../settings/use-settings.ts";

type Props = { size: number; className?: string; loading?: "lazy" };

/** The federation's logo, or the product's sign while it has none. It is beside the name, which says the same. */
export function Logo({ size, className = "", loading }: Props) {
	const sources = sourcesOf(useSettings().logo_url, usePictureBase());
	const src = sources?.smallest ?? "/favicon.svg";
	return (
		<img src={src} alt="" width={size} height={size} loading={loading} className={`object-contain ${className}`} />
	);
}
