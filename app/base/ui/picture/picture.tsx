import { sourcesOf } from "../../files/pictures/picture-url.ts";
import { usePictureBase } from "./use-picture-base.ts";

/** The point that a crop keeps, in percent from the left and from the top. */
export type Focus = { x: number; y: number };

type Props = {
	url: string | null;
	alt?: string;
	sizes: string;
	className?: string;
	eager?: boolean;
	focus?: Focus;
};

/** Steps of the style sheet (focus.css). */
const inTens = (percent: number) => Math.round(percent / 10) * 10;

/** So small that one width serves every screen: a page may have hundreds of these. */
const SMALL = /^\d{1,2}px$/;

/**
 * A stored picture at the width the page needs. Without one, or when it fails to load, the background behind it shows:
 * give the parent `silhouette` or `crest`. `alt` is empty where the name is beside it.
 */
export function Picture({ url, alt = "", sizes, className, eager = false, focus }: Props) {
	const picture = sourcesOf(url, usePictureBase());
	if (!picture) return null;
	const isSmall = SMALL.test(sizes);
	return (
		<img
			src={isSmall ? picture.smallest : picture.src}
			srcSet={isSmall ? undefined : picture.srcset}
			sizes={isSmall ? undefined : sizes}
			width={picture.width}
			height={picture.height}
			alt={alt}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			className={className}
			data-fx={focus && inTens(focus.x)}
			data-fy={focus && inTens(focus.y)}
		/>
	);
}
