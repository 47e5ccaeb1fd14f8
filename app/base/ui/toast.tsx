/**
 * A message about the last action, shown once. Errors interrupt screen readers; the rest is polite. It clings to the lower edge of the window
 * and has a place of its own at the end of its container, so that it covers nothing.
 */
export function Toast({ title, text, error = false }: { title: string; text?: string; error?: boolean }) {
	return (
		<div
			role={error ? "alert" : "status"}
			data-toast=""
			className={`sticky bottom-4 z-50 m-4 rounded-xl border p-4 shadow-card sm:ms-auto sm:me-6 sm:bottom-6 sm:w-96 ${
				error ? "border-loss bg-loss-tint" : "border-win bg-win-tint"
			}`}
		>
			<p className="font-semibold">{title}</p>
			{text && <p>{text}</p>}
		</div>
	);
}
