/**
 * Seconds of the processor that each part of `npm test` may take on two idle cores; the end of a run shows them beside
 * the time that was used. A figure is raised only with its reason in the commit. The time of a browser is not counted.
 */
export const aims: Record<string, number> = {
	"the runner": 60,
	"database server": 250,
	processes: 150,
	"embedded journeys": 20,
	journeys: 160,
	"embedded commands": 75,
	commands: 230,
	pages: 270,
	rules: 75,
};
