import { useEffect, useState } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { latestRuns } from "../../../people/players/photo-runs/runs.server.ts";

export type Runs = Awaited<ReturnType<typeof latestRuns>>;
const EVERY_MS = 1000;

/** The runs as the server knows them, asked again every second while one is going. */
export function useRuns(given: Runs): Runs {
	const [runs, setRuns] = useState(given);
	const path = pathIn(useLocale(), "/admin/players/runs");
	const going = Object.values(runs).some((run) => run.state === "processing");
	useEffect(() => {
		if (!going) return;
		const timer = setInterval(async () => {
			const response = await fetch(path).catch(() => undefined); // a line that is down: the next look may do better
			if (!response?.ok || !response.headers.get("content-type")?.includes("json")) return;
			setRuns(await response.json());
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [going, path]);
	return runs;
}
