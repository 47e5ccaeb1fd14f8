import { type SubmitEvent, useEffect, useState } from "react";
import { UNSENT } from "./line.ts";

/**
 * A form that is pressed twice is sent once: `onSubmit` stops the second time, `isSent` is true between. After the Back
 * button, after ten seconds without an answer, and when the line was cut, it may be pressed again.
 */
export function useSentOnce() {
	const [isSent, setSent] = useState(false);
	useEffect(() => {
		const rest = () => setSent(false);
		addEventListener("pageshow", rest);
		addEventListener(UNSENT, rest);
		return () => {
			removeEventListener("pageshow", rest);
			removeEventListener(UNSENT, rest);
		};
	}, []);
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		if (isSent) return event.preventDefault();
		setSent(true);
		setTimeout(setSent, 10_000, false);
	};
	return { isSent, onSubmit };
}
