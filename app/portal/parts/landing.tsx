import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { beforeText } from "../before-text.ts";
import { landingText } from "../landing-text.ts";
import { transparencyText } from "../transparency-text.ts";
import { BeforeYouStart } from "./before-you-start.tsx";
import { MinorNotice } from "./minor-notice.tsx";

/**
 * The landing page of guests: three ways in, the process, and the types of disputes
 * (docs/rules/complaints.md#complaints).
 */
export function Landing() {
	const locale = useLocale();
	const t = landingText(locale);
	const numbers = transparencyText(locale);
	const ways = [
		{ title: t.cardRegister, text: t.cardRegisterText, path: pathIn(locale, "/complaints/register"), main: true },
		{ title: t.cardLogin, text: t.cardLoginText, path: pathIn(locale, "/complaints/login") },
		{ title: t.cardTrack, text: t.cardTrackText, path: pathIn(locale, "/complaints/track") },
	];
	const steps = [
		{ title: t.step1, text: t.step1Text },
		{ title: t.step2, text: t.step2Text },
		{ title: t.step3, text: t.step3Text },
	];
	const types = [
		{ title: t.typeClassification, text: t.typeClassificationText },
		{ title: t.typeFinancial, text: t.typeFinancialText },
		{ title: t.typeDisciplinary, text: t.typeDisciplinaryText },
	];
	return (
		<div className="wide space-y-10 py-6 sm:py-10">
			<MinorNotice />
			<ul className="grid gap-5 md:grid-cols-3">
				{ways.map(({ title, text, path, main }) => (
					<li key={path} className="card flex flex-col gap-1 p-5">
						<h2 className="text-xl">{title}</h2>
						<p className="mb-2 flex-1 text-soft">{text}</p>
						<a href={path} className={main ? "button" : "button-quiet"}>
							{title}
						</a>
					</li>
				))}
			</ul>
			<section aria-labelledby="before">
				<h2 id="before" className="mb-5 text-2xl">
					{beforeText(locale).title}
				</h2>
				<BeforeYouStart heading="h3" />
			</section>
			<section aria-labelledby="how">
				<h2 id="how" className="mb-6 text-2xl">
					{t.howTo}
				</h2>
				<ol className="grid gap-6 md:grid-cols-3">
					{steps.map(({ title, text }, i) => (
						<li key={title} className="flex gap-4">
							<span
								aria-hidden="true"
								className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-lg font-bold text-on-brand"
							>
								{i + 1}
							</span>
							<div>
								<h3 className="text-lg">{title}</h3>
								<p className="text-soft">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</section>
			<section aria-labelledby="types">
				<h2 id="types" className="mb-6 text-2xl">
					{t.typesTitle}
				</h2>
				<dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
					{types.map(({ title, text }) => (
						<div key={title} className="border-s-4 border-ball ps-4">
							<dt className="text-lg font-semibold">{title}</dt>
							<dd className="text-soft">{text}</dd>
						</div>
					))}
				</dl>
			</section>
			<p className="flex flex-wrap gap-x-8 gap-y-3">
				<a href={pathIn(locale, "/complaints/verify-receipt")} className="link">
					{t.verifyReceiptLink}
				</a>
				<a href={pathIn(locale, "/complaints/transparency")} className="link">
					{numbers.title}
				</a>
			</p>
		</div>
	);
}
