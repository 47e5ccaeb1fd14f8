import { type ReactNode, useRef } from "react";
import { SENT, UNSENT } from "../../base/ui/line/line.ts";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { unsavedForms, useUnsaved } from "./use-unsaved.ts";

/**
 * Around a page of several forms: asks before text typed in one of them is lost, by leaving the page or by sending
 * another of its forms. A panel asks by itself.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
	const inside = useRef<HTMLDivElement>(null);
	const blocker = useUnsaved(inside);
	const keep = () => {
		dispatchEvent(new Event(UNSENT)); // the form that was held up may be sent again
		blocker.reset?.();
	};
	const discard = () => {
		for (const form of unsavedForms(inside.current)) form.setAttribute(SENT, ""); // so that nothing asks a second time
		blocker.proceed?.();
	};
	return (
		<div ref={inside}>
			{children}
			{blocker.state === "blocked" && <UnsavedQuestion keep={keep} discard={discard} />}
		</div>
	);
}
