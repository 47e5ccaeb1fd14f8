import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complainantText } from "../text.ts";

/** Which email to open after a registration: where it went, who it comes from, and what to do when it has not come. */
export function CheckEmail({ email, sender }: { email?: string; sender: string }) {
	const locale = useLocale();
	const t = complainantText(locale);
	return (
		<div className="space-y-3">
			<p>
				{t.verifyText}{" "}
				<strong>
					<Ltr className="inline-block max-w-full break-words">{email}</Ltr>
				</strong>
			</p>
			<p>
				{t.verifySender} <Ltr className="inline-block max-w-full break-words">{sender}</Ltr>
			</p>
			<div>
				<p className="font-semibold">{t.verifyNext}</p>
				<ol className="list-decimal ps-6">
					<li>{t.verifyNext1}</li>
					<li>{t.verifyNext2}</li>
				</ol>
			</div>
			<details>
				<summary className="cursor-pointer py-2 font-semibold">{t.verifySpam}</summary>
				<ul className="list-disc ps-6">
					<li>{t.verifySpam1}</li>
					<li>{t.verifySpam2}</li>
					<li>{t.verifySpam3}</li>
				</ul>
				<form method="post" action={pathIn(locale, "/complaints/verify")} className="mt-3">
					<button type="submit" className="button-quiet">
						{t.resend}
					</button>
				</form>
			</details>
		</div>
	);
}
