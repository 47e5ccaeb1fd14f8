/** The pieces of a stream whose type does not say that they are bytes. */
export async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
	for await (const piece of stream) {
		if (!(piece instanceof Uint8Array)) throw new Error("A stream of bytes holds something else.");
		yield piece;
	}
}
