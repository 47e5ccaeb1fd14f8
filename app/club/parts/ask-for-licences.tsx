import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { playerName } from "../../people/players/player-name.ts";
import type { LicenceCategory } from "../../people/registrations/categories/categories.server.ts";
import { USUAL_CATEGORY } from "../../people/registrations/categories/category-form.ts";
import type { licencesToAsk } from "../../people/registrations/licences/ask-for-licences.server.ts";
import { licencesText } from "../../people/registrations/licences/text.ts";

type Props = { licences: Awaited<ReturnType<typeof licencesToAsk>>; categories: readonly LicenceCategory[] };

/** A captain asks for licences of the season; each player has those that are asked for or approved beside the name. */
export function AskForLicences({ licences: players, categories }: Props) {
	const locale = useLocale();
	const t = licencesText(locale);
	return (
		<form method="post" className="space-y-4">
			<ul className="card divide-y divide-line">
				{players.map((player) => (
					<li key={player.id}>
						<label className="flex min-h-14 cursor-pointer items-center gap-3 p-3">
							<input
								type="checkbox"
								name="player"
								value={player.id}
								defaultChecked={player.licences.length === 0}
								className="size-5 accent-brand"
							/>
							<bdi className="font-semibold">{playerName(locale, player)}</bdi>
							<span className="ms-auto text-sm text-soft">
								{player.licences.map((licence) => `${pick(locale, licence, "name")}: ${t[licence.state]}`).join(" · ")}
							</span>
						</label>
					</li>
				))}
			</ul>
			{players.length > 0 && (
				<div className="flex flex-wrap items-end gap-3">
					<label className="block">
						<span className="mb-1 block font-semibold">{t.category}</span>
						<select name="category" defaultValue={USUAL_CATEGORY} className="control">
							{categories.map((category) => (
								<option key={category.code} value={category.code}>
									{pick(locale, category, "name")}
								</option>
							))}
						</select>
					</label>
					<button type="submit" name="intent" value="ask-licences" className="button">
						{t.ask}
					</button>
				</div>
			)}
		</form>
	);
}
