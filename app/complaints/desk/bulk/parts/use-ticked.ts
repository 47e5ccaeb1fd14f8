import { useEffect, useState } from "react";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[name=case][form=bulk]")];

/** How many cases of the page are ticked, undefined before scripts run, and what ticks all of them or none. */
export function useTicked() {
	const [ticked, setTicked] = useState<number>();
	useEffect(() => {
		const count = () => setTicked(boxes().filter(({ checked }) => checked).length);
		count();
		document.addEventListener("change", count);
		addEventListener("pageshow", count);
		return () => {
			document.removeEventListener("change", count);
			removeEventListener("pageshow", count);
		};
	}, []);
	const tick = (checked: boolean) => {
		for (const box of boxes()) box.checked = checked;
		setTicked(checked ? boxes().length : 0);
	};
	return { ticked, tick };
}
