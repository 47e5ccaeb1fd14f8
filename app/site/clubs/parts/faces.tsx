import { Picture } from "../../../base/ui/picture/picture.tsx";

const box = { small: "size-9 -ms-2.5 first:ms-0", large: "size-16 -ms-4 first:ms-0" } as const;
const sizes = { small: "36px", large: "64px" } as const;

/** Faces of a squad, each a little over the one before. Their names are beside them or a page away. */
export function Faces({ photos, size }: { photos: (string | null)[]; size: keyof typeof box }) {
	if (photos.length === 0) return null;
	return (
		<span className="flex shrink-0">
			{photos.map((url, i) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, whose photos may be missing
					key={i}
					className={`silhouette block shrink-0 overflow-hidden rounded-full [box-shadow:0_0_0_2px_var(--color-surface)] ${box[size]}`}
				>
					<Picture url={url} sizes={sizes[size]} className="size-full object-cover" />
				</span>
			))}
		</span>
	);
}
