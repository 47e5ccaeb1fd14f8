import { useLocale } from "../../base/ui/use-locale.ts";
import { providerName, type Video, videoFrame, videoKey, videoLink } from "../body/video.ts";
import { newsText } from "../text.ts";

type Props = { at: number; video: Video; title: string; path?: string; shown: boolean };

/** A film in an article. Its provider is asked for nothing before the reader shows it, and then for this film alone. */
export function VideoFrame({ at, video, title, path, shown }: Props) {
	const t = newsText(useLocale());
	const key = videoKey(video);
	const id = `${key}-${at}`;
	const provider = providerName(video);
	return (
		<figure id={id} className="card my-6 overflow-hidden">
			{shown ? (
				<iframe
					src={videoFrame(video)}
					title={title || t.video(provider)}
					allow="fullscreen; encrypted-media; picture-in-picture"
					referrerPolicy="strict-origin-when-cross-origin"
					className="block aspect-video w-full border-0"
				/>
			) : (
				<div className="court flex min-h-64 flex-col items-center justify-center gap-4 p-6 text-center sm:aspect-video">
					<svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
						<circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" strokeWidth="3" />
						<path d="M26 20v24l20-12z" fill="currentColor" />
					</svg>
					{title && (
						<p dir="auto" className="text-lg font-semibold">
							{title}
						</p>
					)}
					<p className="max-w-prose">{t.videoConsent(provider)}</p>
					{path && (
						<a href={`${path}?video=${key}#${id}`} rel="nofollow" className="button-ball print:hidden">
							{t.videoShow}
						</a>
					)}
				</div>
			)}
			<figcaption className="flex flex-wrap gap-x-5 gap-y-2 p-4">
				<a href={videoLink(video)} rel="noopener" className="link">
					{t.videoOn(provider)}
				</a>
				{shown && (
					<a href={`${path}#${id}`} className="link ms-auto">
						{t.videoHide}
					</a>
				)}
			</figcaption>
		</figure>
	);
}
