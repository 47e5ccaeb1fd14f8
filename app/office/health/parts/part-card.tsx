import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Health, PartHealth } from "../health.server.ts";
import { partText } from "../part-text.ts";
import { healthText } from "../text.ts";

const look: Record<Health, string> = {
	up: "bg-win-tint text-win",
	slow: "bg-draw-tint text-draw",
	attention: "bg-draw-tint text-draw",
	down: "bg-loss-tint text-loss",
	off: "bg-sunken",
};
/** Parts that work or do not: no moment says when they last did. */
const undated: PartHealth["name"][] = ["disk", "heads", "cases"];
const GIGABYTE = 1024 ** 3;

/** One part: its state in words, what that means, what to do about it, and when it last worked. */
export function PartCard({
	name,
	state,
	reason = state,
	since,
	lastSuccess,
	where,
	waiting,
	failed,
	expired,
	free,
	read,
	damaged,
	unattended,
	day,
}: PartHealth) {
	const locale = useLocale();
	const t = healthText(locale);
	const words: Record<string, string> = partText(locale);
	const text = (key: string) => (Object.hasOwn(words, key) ? words[key] : undefined);
	const meaning = state === "up" ? undefined : (text(`${name}_${reason}`) ?? text(state));
	const todo = state === "up" ? undefined : (text(`${name}_${reason}_todo`) ?? text(`${state}_todo`));
	const counts = [
		...(waiting === undefined ? [] : [t.waitingCount(waiting)]),
		...(failed ? [t.failedCount(failed)] : []),
		...(expired ? [t.expiredCount(expired)] : []),
		...(read === undefined ? [] : [t.readCount(read)]),
		...(damaged ? [t.damagedCount(damaged)] : []),
		...(unattended ? [t.unattendedCount(unattended)] : []),
		...(free === undefined ? [] : [t.free((free / GIGABYTE).toFixed(1))]),
	];
	return (
		<li className="card space-y-3 p-5" data-part={name} data-state={state}>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="text-lg">{text(name)}</h3>
				<span className={`rounded-full px-3 py-1 text-sm font-semibold ${look[state]}`}>
					{t[state]}
					{since && (
						<>
							{" "}
							{t.since} <Moment at={since} />
						</>
					)}
				</span>
			</div>
			{meaning && <p>{meaning}</p>}
			{todo && (
				<p>
					<strong>{t.todo}:</strong> {todo}
				</p>
			)}
			<dl className="space-y-1 text-sm text-soft">
				{counts.length > 0 && <Fact label={t.now}>{counts.join(t.and)}</Fact>}
				{day && <Fact label={t.sealedDay}>{formatDate(locale, day)}</Fact>}
				{!undated.includes(name) && state !== "off" && (
					<Fact label={t.lastSuccess}>{lastSuccess ? <Moment at={lastSuccess} /> : t.never}</Fact>
				)}
				{where && (
					<Fact label={t.where}>{where === "disk" ? t.thisServer : <Ltr className="break-all">{where}</Ltr>}</Fact>
				)}
			</dl>
			{name === "cases" && state === "down" && (
				<a href={pathIn(locale, "/admin/accounts")} className="link">
					{t.openAccounts}
				</a>
			)}
			{(name === "mail" || name === "queue") && state !== "up" && (
				<a href={pathIn(locale, "/admin/queue")} className="link">
					{t.openQueue}
				</a>
			)}
		</li>
	);
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
	<div className="flex flex-wrap gap-x-2">
		<dt>{label}:</dt>
		<dd>{children}</dd>
	</div>
);
