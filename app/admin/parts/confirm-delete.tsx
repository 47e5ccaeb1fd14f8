import { useLocale } from "../../base/ui/use-locale.ts";
import { adminText } from "../text.ts";
import { Panel } from "./panel.tsx";

type Props = {
	title: string;
	close: string;
	/** What happens to what hangs on the record. */
	consequences: string[];
	/** Why it cannot be deleted at all. */
	refused?: string;
};

/** Asks before something is deleted, and says what depends on it. Nothing happens before the button. */
export function ConfirmDelete({ title, close, consequences, refused }: Props) {
	const t = adminText(useLocale());
	return (
		<Panel title={t.deleteTitle} close={close}>
			<form method="post" className="space-y-5 p-5 sm:p-7">
				<p className="text-lg">
					{t.deleteQuestion} <strong dir="auto">{title}</strong>
				</p>
				{refused ? (
					<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
						{refused}
					</p>
				) : (
					<ul className="list-disc space-y-1 ps-5">
						{consequences.map((text) => (
							<li key={text}>{text}</li>
						))}
						<li>{t.noWayBack}</li>
					</ul>
				)}
				<div className="flex flex-wrap gap-3">
					{!refused && (
						<button type="submit" className="button-danger">
							{t.deleteNow}
						</button>
					)}
					<a href={close} className="button-quiet">
						{t.keep}
					</a>
				</div>
			</form>
		</Panel>
	);
}
