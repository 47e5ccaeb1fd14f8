import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { passkeyText } from "../text.ts";

type ListedPasskey = { id: string; name: string; may_sync: boolean; created_at: Date; last_used_at: Date | null };

type Props = { passkeys: ListedPasskey[]; removeAt: (id: string) => string; heading: "h2" | "h3" };

/** The account's passkeys, each with where it is, since when, and its last use. */
export function PasskeyList({ passkeys, removeAt, heading: Heading }: Props) {
	const t = passkeyText(useLocale());
	return (
		<section aria-labelledby="passkeys">
			<Heading id="passkeys" className="mb-3 text-xl">
				{t.list}
			</Heading>
			{passkeys.length === 0 && <p>{t.none}</p>}
			<ul className="card divide-y divide-line" hidden={passkeys.length === 0}>
				{passkeys.map((passkey) => (
					<li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-semibold wrap-anywhere" dir="auto">
								{passkey.name}
							</p>
							<p className="text-sm">{passkey.may_sync ? t.mayTravel : t.staysPut}</p>
							<p className="text-sm text-soft">
								{t.added} <Moment at={passkey.created_at} />
							</p>
							<p className="text-sm text-soft">
								{passkey.last_used_at ? (
									<>
										{t.lastUsed} <Moment at={passkey.last_used_at} />
									</>
								) : (
									t.neverUsed
								)}
							</p>
						</div>
						<a href={removeAt(passkey.id)} className="button-quiet">
							{t.remove}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
