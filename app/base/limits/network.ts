/** The network of an unreadable address. */
const UNREADABLE = "unknown";

/**
 * The network an address belongs to, as every limit counts it (decision 16): an IPv4 address is counted alone, an IPv6
 * address with its /64, which providers give to one household and from which one computer can take as many addresses as
 * it likes. `bits` (a multiple of 16) asks for a wider one. IPv4 inside IPv6 (`::ffff:192.0.2.1`) is IPv4. A port,
 * brackets and a zone, as proxies write them, are left out.
 */
export function networkOf(address: string, bits = 64): string {
	const bare = withoutPort(address.trim().slice(0, 80));
	const ipv4 = ipv4Of(bare);
	if (ipv4) return ipv4;
	const groups = groupsOf(bare);
	if (!groups) return UNREADABLE;
	const [high = 0, low = 0] = groups.slice(6);
	if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
		return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	const kept = groups.slice(0, bits / 16).map((group) => group.toString(16));
	return `${kept.join(":")}::/${bits}`;
}

function withoutPort(address: string): string {
	if (address.startsWith("[")) return address.slice(1, address.indexOf("]") < 0 ? undefined : address.indexOf("]"));
	const parts = address.split(":");
	return parts.length === 2 ? (parts[0] ?? "") : (address.split("%")[0] ?? "");
}

function ipv4Of(text: string): string | undefined {
	const bytes = text.split(".");
	const isByte = (byte: string) => /^\d{1,3}$/.test(byte) && Number(byte) < 256;
	return bytes.length === 4 && bytes.every(isByte) ? bytes.map(Number).join(".") : undefined;
}

/** The eight groups of an IPv6 address; undefined for any other text. */
function groupsOf(text: string): number[] | undefined {
	const tail = text.slice(text.lastIndexOf(":") + 1);
	const bytes = ipv4Of(tail)?.split(".").map(Number);
	if (bytes) {
		const [a = 0, b = 0, c = 0, d = 0] = bytes;
		const asGroups = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
		return groupsOf(text.slice(0, -tail.length) + asGroups);
	}
	const halves = text.split("::");
	if (halves.length > 2) return undefined;
	const [before = [], after = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
	const missing = 8 - before.length - after.length;
	if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
	const groups = [...before, ...new Array(missing).fill("0"), ...after];
	return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
		? groups.map((group) => Number.parseInt(group, 16))
		: undefined;
}
