import { decodeProtectedHeader } from "jose";
import { newestSeal } from "../audit/chain/audit-chain.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import { recipients } from "./seal-day.server.ts";
import type { NewestList } from "./signed-list.ts";

/** The newest signed list; undefined before the first night. */
export async function newestList(): Promise<NewestList | undefined> {
	const seal = await newestSeal();
	if (!seal) return undefined;
	return { day: seal.day, kid: String(decodeProtectedHeader(seal.jws).kid), digest: seal.hash, jws: seal.jws };
}

const words = defineText({
	line: {
		ar: ({ day, kid, digest }: ListSummary) => `ختم سجل التدقيق ليوم ${day}: ${digest} (المفتاح ${kid})`,
		en: ({ day, kid, digest }: ListSummary) => `Seal of the audit log of ${day}: ${digest} (key ${kid})`,
	},
});
type ListSummary = { day: string; kid: string; digest: string };

/**
 * The line that a receipt prints: day, short digest and key of the newest list. It ties the paper to the log as it was
 * then.
 */
export async function headsLine(locale: Locale): Promise<string | undefined> {
	const list = await newestList();
	return list && words(locale).line({ ...list, digest: list.digest.slice(0, 16) });
}

/** For the health page: how many people get the lists, and which day was sealed last. */
export type HeadsFacts = { recipients: number; day?: string };

export async function headsFacts(): Promise<HeadsFacts> {
	return { recipients: (await recipients()).length, day: (await newestSeal())?.day };
}
