import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { newsText } from "../../../news/text.ts";
import { newsletterText } from "../text.ts";

type Words = { title: string; text: string };
type Props = { works: boolean; isDone: boolean | undefined; asked: Words & { button: string }; done: Words };

/** A page that a mail leads to: what will happen, and one button that makes it happen. */
export function NewsletterStep({ works, isDone, asked, done }: Props) {
	const locale = useLocale();
	const t = newsletterText(locale);
	const bad = { title: t.newsletterBadLink, text: t.newsletterBadLinkText };
	const { title, text } = isDone ? done : works ? asked : bad;
	return (
		<div className="wide max-w-2xl py-16">
			<div className="card p-6 sm:p-10">
				<h1 className="text-2xl">{title}</h1>
				<p className="mt-3 text-lg text-soft">{text}</p>
				{works && !isDone ? (
					<form method="post" className="mt-6">
						<button type="submit" className="button">
							{asked.button}
						</button>
					</form>
				) : (
					<p className="mt-6">
						<a href={pathIn(locale, "/news")} className="button-quiet">
							{newsText(locale).backToNews}
						</a>
					</p>
				)}
			</div>
		</div>
	);
}
