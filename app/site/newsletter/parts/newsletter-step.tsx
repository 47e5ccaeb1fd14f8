import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";

type Props = { title: string; text: string; button?: string; back: string };

/** A page that a mail leads to: what will happen, and one button that makes it happen. */
export function NewsletterStep({ title, text, button, back }: Props) {
	const news = pathIn(useLocale(), "/news");
	return (
		<div className="wide max-w-2xl py-16">
			<div className="card p-6 sm:p-10">
				<h1 className="text-2xl">{title}</h1>
				<p className="mt-3 text-lg text-soft">{text}</p>
				{button ? (
					<form method="post" className="mt-6">
						<button type="submit" className="button">
							{button}
						</button>
					</form>
				) : (
					<p className="mt-6">
						<a href={news} className="button-quiet">
							{back}
						</a>
					</p>
				)}
			</div>
		</div>
	);
}
