import type { ReactNode } from "react";
import { Problems } from "../../base/ui/fields/problem-text.tsx";
import { accountProblems } from "../problem-text.ts";

const problems = [accountProblems];

/** A narrow page with one thing to do: sign in, choose a password, enter a code. */
export function StepPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<div className="wide max-w-xl py-12 sm:py-16">
			<div className="card p-6 sm:p-10">
				<h1 className="text-2xl">{title}</h1>
				{lead && <p className="mt-2 text-soft">{lead}</p>}
				<div className="mt-6">
					<Problems of={problems}>{children}</Problems>
				</div>
			</div>
		</div>
	);
}

/** The server's message about the last try. It takes the focus when the page opens. */
export const Alert = ({ children }: { children: ReactNode }) => (
	<p
		role="alert"
		tabIndex={-1}
		// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to it
		autoFocus
		className="mb-6 rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold"
	>
		{children}
	</p>
);
