import { type SubmitEvent, useEffect, useState } from "react";

/**
 * A form that is pressed twice is sent once: `onSubmit` stops the second time, `isSent` is true between. Whoever comes back with the
 * Back button, or has waited ten seconds for an answer, may press again.
 */
export function useSentOnce() {
	const [isSent, setSent] = useState(false);
	useEffect(() => {
		const rest = () => setSent(false);
		addEventListener("pageshow", rest);
		return () => removeEventListener("pageshow", rest);
	}, []);
	const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
		if (isSent) return event.preventDefault();
		setSent(true);
		setTimeout(setSent, 10_000, false);
	};
	return { isSent, onSubmit };
}
