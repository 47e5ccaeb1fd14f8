import type { Random } from "./random.ts";
import { HARD, squadCosts } from "./squad-costs.ts";
import { type Conditions, minuteOf, type Task } from "./task.ts";

/** A pairing of squads, by their places in the list of the task. */
export type Meeting = { home: number; away: number };
type Slot = { day: string; time: string | null; minute: number; isCommon: boolean };
/** For each meeting of a round the slot that was chosen for it, and the cost of them all together. */
export type RoundPlacement = { slots: Int16Array; cost: number };

export type Places = ReturnType<typeof placesOf>;

type RoundTask = Conditions & Pick<Task, "times">;

/** Chooses days and times for the ties of rounds whose days are given. */
export function placesOf(task: RoundTask, days: readonly string[][]) {
	const { squads, minutes } = task;
	const rooms = new Map(task.halls.map(({ id, room }) => [id, room]));
	const roomOf = squads.map(({ venue }) => (venue === null ? undefined : rooms.get(venue)));
	const slots = days.map((ofRound) => slotsOf(ofRound, task));
	const costs = slots.map((ofRound) => squadCosts(ofRound, task));
	const taken = slots.map((ofRound) => ofRound.map(({ day }) => task.taken.filter((tie) => tie.day === day)));
	const isOn = (start: number, at: number) => start < 0 || at < 0 || (at >= start && at - start < minutes);

	/** The cost of a meeting in a slot beside those that have one already. */
	function costOf(round: number, meetings: readonly Meeting[], chosen: Int16Array, nth: number, slot: number): number {
		const [meeting, cost, ofRound] = [meetings[nth], costs[round], slots[round]];
		const here = ofRound?.[slot];
		if (!meeting || !cost || !ofRound || !here) return 0;
		const sum = (cost.home[meeting.home]?.[slot] ?? 0) + (cost.away[meeting.away]?.[slot] ?? 0);
		const at = squads[meeting.home];
		if (!at || at.venue === null) return sum;
		const { day, minute } = here;
		const beside: number[] = [];
		let together = 0;
		for (let other = 0; other < meetings.length; other++) {
			const place = chosen[other] ?? -1;
			if (other === nth || place < 0) continue;
			const there = squads[meetings[other]?.home ?? 0];
			const when = ofRound[place];
			if (there?.venue !== at.venue || when?.day !== day) continue;
			beside.push(when.minute);
			if (there.club === at.club) together += 1;
		}
		const room = roomOf[meeting.home];
		if (room === undefined) return sum + together * HARD;
		for (const tie of taken[round]?.[slot] ?? [])
			if (tie.venue === at.venue) beside.push(tie.time === null ? -1 : minuteOf(tie.time));
		const going = (moment: number) => beside.reduce((count, start) => count + (isOn(start, moment) ? 1 : 0), 0);
		let full = going(minute) + 1 > room ? 1 : 0;
		for (const start of beside) if (start !== minute && isOn(minute, start) && going(start) + 1 > room) full += 1;
		return sum + (together + full) * HARD;
	}

	function best(round: number, meetings: readonly Meeting[], chosen: Int16Array, nth: number): void {
		let [least, found] = [Number.POSITIVE_INFINITY, 0];
		const count = slots[round]?.length ?? 0;
		for (let slot = 0; slot < count; slot++) {
			const cost = costOf(round, meetings, chosen, nth, slot);
			if (cost < least) [least, found] = [cost, slot];
			if (cost === 0) break;
		}
		chosen[nth] = found;
	}

	function total(round: number, meetings: readonly Meeting[], chosen: Int16Array): number {
		const placed = new Int16Array(meetings.length).fill(-1);
		let sum = 0;
		for (let nth = 0; nth < meetings.length; nth++) {
			sum += costOf(round, meetings, placed, nth, chosen[nth] ?? 0);
			placed[nth] = chosen[nth] ?? 0;
		}
		return sum;
	}

	/** Places the meetings in this order, then looks at each again beside all others. */
	function place(round: number, meetings: readonly Meeting[], order?: readonly number[]): RoundPlacement {
		const chosen = new Int16Array(meetings.length).fill(-1);
		for (let nth = 0; nth < meetings.length; nth++) best(round, meetings, chosen, order?.[nth] ?? nth);
		const cost = total(round, meetings, chosen);
		if (cost === 0) return { slots: chosen, cost };
		const again = chosen.slice();
		for (let nth = 0; nth < meetings.length; nth++) best(round, meetings, again, nth);
		const later = total(round, meetings, again);
		return later < cost ? { slots: again, cost: later } : { slots: chosen, cost };
	}

	/** All meetings in one slot. */
	function placeTogether(round: number, meetings: readonly Meeting[]): RoundPlacement {
		let found: RoundPlacement = { slots: new Int16Array(meetings.length), cost: Number.POSITIVE_INFINITY };
		for (const [slot, { isCommon }] of (slots[round] ?? []).entries()) {
			if (!isCommon) continue;
			const chosen = new Int16Array(meetings.length).fill(slot);
			const cost = total(round, meetings, chosen);
			if (cost < found.cost) found = { slots: chosen, cost };
		}
		return found;
	}

	/** The same with many orders, for the schedule that was chosen. */
	function placeWell(round: number, meetings: readonly Meeting[], random: Random): RoundPlacement {
		let found = place(round, meetings);
		const order = meetings.map((_, nth) => nth);
		for (let attempt = 0; attempt < 40 && found.cost > 0; attempt++) {
			for (let nth = order.length - 1; nth > 0; nth--) {
				const other = random.below(nth + 1);
				[order[nth], order[other]] = [order[other] ?? 0, order[nth] ?? 0];
			}
			const next = place(round, meetings, order);
			if (next.cost < found.cost) found = next;
		}
		return found;
	}

	return { slots, place, placeTogether, placeWell };
}

/** The times of each day. A squad's own time is a slot for its home ties alone. */
function slotsOf(days: readonly string[], { squads, times }: RoundTask): Slot[] {
	const own = squads.flatMap(({ homeTime }) => homeTime ?? []);
	const all = [...new Set([...times, ...own])].sort();
	const of = (day: string, time: string | null): Slot => ({
		day,
		time,
		minute: time === null ? -1 : minuteOf(time),
		isCommon: time === null || times.includes(time),
	});
	return days.flatMap((day) => (all.length === 0 ? [of(day, null)] : all.map((time) => of(day, time))));
}
