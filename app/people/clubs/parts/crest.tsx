import { Picture } from "../../../base/ui/picture/picture.tsx";

const box = { 28: "size-7", 40: "size-10", 64: "size-16", 96: "size-16 sm:size-24" } as const;

/** A club's crest beside its name; a plain shield replaces one that is missing or does not load. */
export function Crest({ url, size, eager }: { url: string | null; size: keyof typeof box; eager?: boolean }) {
	return (
		<span className={`crest block shrink-0 ${box[size]}`}>
			<Picture url={url} sizes={`${size}px`} className="size-full object-contain" eager={eager} />
		</span>
	);
}
