import { isWithin } from "../day.ts";
import type { Checks } from "./checks.ts";

type Period = { from_on: string | null; until_on: string | null };

/** The facts about a player who is named for a side of a tie. */
export type PlayerFacts = {
	id: number;
	sex: "male" | "female" | null;
	birth_date: string | null;
	/** Approved licences of the season of the tie. */
	licences: { category: string; valid_from: string | null; valid_until: string | null }[];
	/** Stints and loans at the club of the side. */
	stints: Period[];
	/** The player's approved places on the roster of the squad. */
	roster: (Period & { rank: number })[];
	/**
	 * Ties of the season, before this one, in which the player played for a squad of the club with an earlier letter.
	 */
	higher: number;
};

export type TieFacts = {
	/** The day of the tie. */
	day: string;
	season: string;
	class: ClassLimits;
};

/** Who may play in a class; ages are those reached by 31 December of the season's first year. */
export type ClassLimits = {
	sex: "men" | "women" | "mixed" | "open";
	admits_women: boolean;
	age_from: number | null;
	age_under: number | null;
};

/** The rules that a player can break, as keys of problems. */
export const eligibilityRules = [
	"noLicence",
	"notOnRoster",
	"notOfClub",
	"playedHigher",
	"wrongSex",
	"unknownSex",
	"tooOld",
	"tooYoung",
	"unknownAge",
	"quotaOfLineUp",
	"quotaOfSquad",
	"outOfOrder",
	"positionClass",
	"positionBorn",
] as const;
export type EligibilityRule = (typeof eligibilityRules)[number];
/** `of` is what the words of the rule name: a number, a category, a class; `position` where it is about one. */
export type EligibilityProblem = {
	player: number;
	rule: EligibilityRule;
	of?: readonly (string | number)[];
	position?: string;
};

/**
 * The rules that players named for a side break: of those that are switched on, and that a player who is known to be
 * outside the class does not play (docs/rules/people.md#eligibility).
 */
export function eligibilityProblems(
	checks: Checks,
	tie: TieFacts,
	players: readonly PlayerFacts[],
): EligibilityProblem[] {
	return players.flatMap((player) => rulesBroken(checks, tie, player).map((rule) => ({ player: player.id, rule })));
}

function rulesBroken(checks: Checks, tie: TieFacts, player: PlayerFacts): EligibilityRule[] {
	const { day } = tie;
	const broken: EligibilityRule[] = [];
	if (checks.licence && categoriesOn(day, player).size === 0) broken.push("noLicence");
	if (checks.roster && !holds(day, player.roster)) broken.push("notOnRoster");
	if (checks.stint && !holds(day, player.stints)) broken.push("notOfClub");
	if (checks.higher !== undefined && player.higher > checks.higher) broken.push("playedHigher");
	const ofClass = classBroken(tie, player);
	broken.push(...(checks.class ? ofClass : ofClass.filter(isKnown)));
	return broken;
}

const holds = (day: string, periods: readonly Period[]) =>
	periods.some(({ from_on, until_on }) => isWithin(day, from_on, until_on));

/** The categories of the licences of a player that are approved and valid on a day. */
export const categoriesOn = (day: string, { licences }: Pick<PlayerFacts, "licences">) =>
	new Set(
		licences
			.filter(({ valid_from, valid_until }) => isWithin(day, valid_from, valid_until))
			.map(({ category }) => category),
	);

/** The place of a player on the roster of a day; undefined for one who is not on it. */
export const rankOn = (day: string, { roster }: Pick<PlayerFacts, "roster">) =>
	roster.find(({ from_on, until_on }) => isWithin(day, from_on, until_on))?.rank;

const isKnown = (rule: EligibilityRule) => rule !== "unknownSex" && rule !== "unknownAge";

type Person = Pick<PlayerFacts, "sex" | "birth_date">;

/** Whether a player is known not to be of a class; `strictly`: or not known to be of it. */
export const isOutsideClass = (tie: Pick<TieFacts, "season" | "class">, player: Person, strictly = false) =>
	classBroken(tie, player).some((rule) => strictly || isKnown(rule));

function classBroken({ season, class: of }: Pick<TieFacts, "season" | "class">, { sex, birth_date }: Person) {
	const broken: EligibilityRule[] = [];
	if (of.sex === "men" || of.sex === "women") {
		const isRight = sex === (of.sex === "men" ? "male" : "female") || (sex === "female" && of.admits_women);
		if (sex === null && !(of.sex === "men" && of.admits_women)) broken.push("unknownSex");
		else if (!isRight && sex !== null) broken.push("wrongSex");
	}
	const { age_from, age_under } = of;
	if (age_from === null && age_under === null) return broken;
	if (birth_date === null) return [...broken, "unknownAge" as const];
	const age = ageIn(season, birth_date);
	if (age_under !== null && age >= age_under) broken.push("tooOld");
	if (age_from !== null && age < age_from) broken.push("tooYoung");
	return broken;
}

/** The age that is reached by 31 December of a season's first year. */
export const ageIn = (season: string, birthDate: string) => Number(season.slice(0, 4)) - Number(birthDate.slice(0, 4));
