/** A size as people read it: `14 kB`, `2.5 MB`. */
export function fileSize(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
