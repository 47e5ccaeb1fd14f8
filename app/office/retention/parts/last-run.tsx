import { isKeyOf, keysOf } from "../../../base/literals.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import type { Kind } from "../../../settings/retention/kinds.ts";
import { kindText } from "../kinds/kind-text.ts";
import { retentionText } from "../text.ts";

type Run = { started_at: Date; ended_at: Date | null; counts: Partial<Record<Kind, number>>; failed: Kind[] };

/** When the last nightly run was, what it removed, what it could not remove, and when the next one is. */
export function LastRun({ run, next }: { run?: Run; next: Date }) {
	const t = useText(retentionText);
	const names = useText(kindText);
	// A release may have counted kinds that are no more.
	const removed = run ? keysOf(run.counts).filter((kind) => isKeyOf(names, kind)) : [];
	return (
		<dl className="card grid gap-6 p-5 sm:grid-cols-2">
			<div>
				<dt className="text-soft">{t.lastRun}</dt>
				<dd>
					{run ? (
						<>
							<p className="font-semibold">
								<Moment at={run.started_at} />
							</p>
							{run.ended_at === null && <p>{t.running}</p>}
							{run.ended_at !== null && removed.length === 0 && <p>{t.nothingRemoved}</p>}
							<ul>
								{removed.map((kind) => (
									<li key={kind}>
										{names[kind]}: <bdi>{run.counts[kind]?.toLocaleString("en")}</bdi>
									</li>
								))}
							</ul>
							{run.failed.length > 0 && (
								<div className="mt-2 border-s-4 border-loss ps-3">
									<p className="font-semibold">{t.failedKinds}</p>
									<ul>
										{run.failed.map((kind) => (
											<li key={kind}>{names[kind]}</li>
										))}
									</ul>
								</div>
							)}
						</>
					) : (
						t.noRun
					)}
				</dd>
			</div>
			<div>
				<dt className="text-soft">{t.nextRun}</dt>
				<dd className="font-semibold">
					<Moment at={next} />
				</dd>
			</div>
		</dl>
	);
}
