import { useEffect } from "react";
import { useMatches } from "react-router";
import { pathIn } from "../../../base/locale/path.ts";
import { handleOf } from "../../../base/page-cache/route-table.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { PasskeyPurpose } from "../purposes.ts";
import { passkeyText } from "../text.ts";
import script from "./passkey.js?url";

type Props = {
	/** The form's name: the button has its id. */
	form: string;
	/** The field that gets the answer of the device. */
	name: string;
	purpose: PasskeyPurpose;
	label: string;
	look?: "button" | "button-quiet";
};

/**
 * A button that makes or uses a passkey and then sends its form. A small file of ours works it, so that a sign-in page
 * needs no more of the application: such a page says `passkeys: true` in its handle, or its policy lets no script run
 * (decision 114). A page with all scripts loads it with them.
 */
export function PasskeyButton({ form, name, purpose, label, look = "button-quiet" }: Props) {
	const locale = useLocale();
	const t = passkeyText(locale);
	const hasScripts = useMatches().some((match) => handleOf(match)?.js);
	useEffect(() => {
		import(/* @vite-ignore */ script);
	}, []);
	return (
		<div className="needs-passkeys">
			<input type="hidden" name={name} autoComplete="off" />
			<button
				id={`${form}-${name}`}
				type="button"
				data-passkey={purpose}
				data-at={pathIn(locale, "/admin/auth/passkey")}
				data-failed={t.failed}
				data-known={t.known}
				data-away={t.away}
				className={look}
			>
				{label}
			</button>
			<p role="status" className="mt-2 text-sm font-semibold empty:hidden" />
			{!hasScripts && <script type="module" src={script} />}
		</div>
	);
}
