import type { Entry, ZipFile } from "yauzl";

/**
 * The entries of an archive that was opened with `lazyEntries`, one by one. Throws what the library throws for a
 * damaged one.
 */
export async function* zipEntries(zip: ZipFile): AsyncGenerator<Entry> {
	let next: (entry: Entry | undefined) => void = () => {};
	let fail: (error: Error) => void = () => {};
	zip.on("entry", (entry: Entry) => next(entry));
	zip.on("end", () => next(undefined));
	zip.on("error", (error: Error) => fail(error));
	while (true) {
		const entry = await new Promise<Entry | undefined>((resolve, reject) => {
			[next, fail] = [resolve, reject];
			zip.readEntry();
		});
		if (!entry) return;
		yield entry;
	}
}
