import { publicAddress } from "../../base/files/pictures/picture-url.ts";
import { Picture } from "../../base/ui/picture/picture.tsx";
import { usePictureBase } from "../../base/ui/picture/use-picture-base.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { BodyPicture } from "../body/picture-blocks.server.ts";
import { newsText } from "../text.ts";

/** A picture in an article, or several as a gallery. */
export function BodyPictures({ pictures }: { pictures: BodyPicture[] }) {
	const [first, ...others] = pictures;
	if (!first) return null;
	if (others.length > 0) return <Gallery pictures={pictures} />;
	return (
		<figure className="my-6">
			<Picture
				url={first.url}
				alt={first.alt}
				sizes="(min-width: 48rem) 44rem, 100vw"
				className="h-auto max-w-full rounded-xl"
			/>
			<PictureLine {...first} />
		</figure>
	);
}

/** The caption of a picture and who took it. */
export function PictureLine({ caption, credit }: { caption?: string | null; credit?: string }) {
	const t = newsText(useLocale());
	if (!caption && !credit) return null;
	return (
		<figcaption className="mt-2 text-sm text-soft">
			{caption && (
				<span dir="auto" className="block">
					{caption}
				</span>
			)}
			{credit && (
				<span className="block">
					{t.photo} <bdi>{credit}</bdi>
				</span>
			)}
		</figcaption>
	);
}

/**
 * Pictures in a row that a finger, a wheel or the arrow keys move; each leads to its largest size. It needs no script.
 */
function Gallery({ pictures }: { pictures: BodyPicture[] }) {
	const t = newsText(useLocale());
	const base = usePictureBase();
	return (
		<section aria-label={t.gallery(pictures.length)} className="my-6">
			<p className="mb-2 font-semibold">{t.gallery(pictures.length)}</p>
			<ol tabIndex={0} className="gallery" aria-label={t.galleryHint}>
				{pictures.map((picture, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: one picture may come twice, and none moves
					<li key={i} className="w-[88%] shrink-0 snap-start sm:w-[28rem]">
						<figure>
							<a
								href={publicAddress(picture.url, base)}
								aria-label={`${t.largePicture} ${i + 1}${picture.alt && `: ${picture.alt}`}`}
								className="court block overflow-hidden rounded-xl"
							>
								<Picture
									url={picture.url}
									alt=""
									sizes="(min-width: 40rem) 28rem, 88vw"
									className="aspect-[3/2] w-full bg-sunken object-contain"
								/>
							</a>
							<p className="mt-2 text-sm text-soft">
								<bdi dir="ltr">
									{i + 1} / {pictures.length}
								</bdi>
							</p>
							<PictureLine {...picture} />
						</figure>
					</li>
				))}
			</ol>
		</section>
	);
}
