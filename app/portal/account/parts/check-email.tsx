import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { complainantText } from "../text.ts";

/**
 * Which email to open after a registration: where it went, who it comes from, and what to do when it has not come; of
 * one that was not sent yet, why, and its button.
 */
export function CheckEmail({ email, sender, isUnsent }: { email?: string; sender: string; isUnsent: boolean }) {
	const t = complainantText(useLocale());
	const to = (
		<strong>
			<Ltr className="inline-block max-w-full break-words">{email}</Ltr>
		</strong>
	);
	if (isUnsent)
		return (
			<div className="space-y-3">
				<p>
					{t.unsentText} {to}
				</p>
				<Resend label={t.send} />
			</div>
		);
	return (
		<div className="space-y-3">
			<p>
				{t.verifyText} {to}
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
				<Resend label={t.resend} />
			</details>
		</div>
	);
}

const Resend = ({ label }: { label: string }) => (
	<form method="post" action={pathIn(useLocale(), "/complaints/verify")} className="mt-3">
		<button type="submit" className="button-quiet">
			{label}
		</button>
	</form>
);
