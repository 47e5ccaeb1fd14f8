import { useEffect, useState } from "react";
import { useText } from "../ui/use-locale.ts";
import { shareText } from "./text.ts";

/** Copies an address. The button appears where the browser can; the address itself is beside it for all others. */
export function CopyLink({ url }: { url: string }) {
	const t = useText(shareText);
	const [canCopy, setCanCopy] = useState(false);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => setCanCopy("clipboard" in navigator), []);
	if (!canCopy) return null;
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setCopied(true),
			() => setCanCopy(false),
		);
	return (
		<>
			<button type="button" onClick={copy} className="chip cursor-pointer">
				{t.copy}
			</button>
			<span role="status" className="text-sm font-semibold text-brand">
				{isCopied && t.copied}
			</span>
		</>
	);
}
