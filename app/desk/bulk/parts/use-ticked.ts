import { useEffect, useState } from "react";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[name=case][form=bulk]")];
const ticked = () => boxes().filter(({ checked }) => checked);
const idOf = (box: HTMLInputElement) => box.value.split(":")[0] ?? "";

/** Forms that are about the ticked cases themselves. */
const ABOUT_TICKED = "#bulk, :has([name=cases])";

/** Ids that were ticked when another form of the page was sent: the page that answers it comes with them. */
let kept: string[] = [];

/**
 * How many cases of the page are ticked, undefined before scripts run, and what ticks all of them or none. `rows`
 * changes when other cases are shown.
 */
export function useTicked(rows: string) {
	const [count, setCount] = useState<number>();
	useEffect(() => {
		for (const box of boxes()) if (kept.includes(idOf(box))) box.checked = true;
		kept = [];
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: cases that came or went change the number
	useEffect(() => {
		const read = () => setCount(ticked().length);
		const keep = ({ target }: SubmitEvent) => {
			const isOther = target instanceof HTMLFormElement && !target.matches(ABOUT_TICKED);
			kept = isOther ? ticked().map(idOf) : [];
		};
		read();
		document.addEventListener("change", read);
		document.addEventListener("submit", keep);
		addEventListener("pageshow", read);
		return () => {
			document.removeEventListener("change", read);
			document.removeEventListener("submit", keep);
			removeEventListener("pageshow", read);
		};
	}, [rows]);
	const tick = (checked: boolean) => {
		for (const box of boxes()) box.checked = checked;
		setCount(checked ? boxes().length : 0);
	};
	return { ticked: count, tick };
}
