/** What just happened, said once. Errors interrupt those who listen; the rest waits its turn. */
export function Toast({ title, text, error = false }: { title: string; text?: string; error?: boolean }) {
	return (
		<div
			role={error ? "alert" : "status"}
			className={`fixed inset-x-4 bottom-4 z-50 rounded-xl border p-4 shadow-card sm:inset-x-auto sm:end-6 sm:bottom-6 sm:w-96 ${
				error ? "border-loss bg-loss-tint" : "border-win bg-win-tint"
			}`}
		>
			<p className="font-semibold">{title}</p>
			{text && <p>{text}</p>}
		</div>
	);
}
