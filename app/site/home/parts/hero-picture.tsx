import { type Focus, Picture } from "../../../base/ui/picture/picture.tsx";
import art from "../hero.svg?url";

export type HeroImage = { url: string | null; focus: Focus };

/** The federation's picture beside the words, above them on a phone; the drawing of the site without one. */
export function HeroPicture({ picture }: { picture?: HeroImage }) {
	if (picture?.url)
		return (
			<Picture
				url={picture.url}
				sizes="(min-width: 40rem) 50vw, 100vw"
				eager
				focus={picture.focus}
				className="h-44 w-full object-cover sm:absolute sm:inset-y-0 sm:end-0 sm:h-full sm:w-1/2"
			/>
		);
	return (
		<img
			src={art}
			alt=""
			width="640"
			height="460"
			fetchPriority="high"
			className="absolute end-2 top-3 h-16 w-auto max-[24rem]:hidden sm:end-0 sm:top-auto sm:bottom-0 sm:h-4/5 sm:max-lg:opacity-40 lg:h-full turned"
		/>
	);
}
