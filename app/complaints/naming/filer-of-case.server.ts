import { db } from "../../base/db/client.server.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import type { OtherPerson } from "./cut-person.ts";
import { LAST_DIGITS, type Person, wordsOf } from "./people-in-text.ts";
import { peopleOfCase } from "./people-of-case.server.ts";
import { isSameWord } from "./same-word.ts";

/**
 * The complainant of a case as an erasure takes them out of what others wrote, and the people whose names stay. The
 * names are those of the filing. A later one counts where it keeps the given name: with another one, of a witness say,
 * an erasure would take out that person. Inside a scope that sees the case.
 */
export async function filerOfCase(complaintId: string): Promise<{ filer: Person; others: OtherPerson[] }> {
	const [now, ...others] = await peopleOfCase(complaintId);
	const row = await db()
		.selectFrom("complaints as c")
		.innerJoin("complaint_users as u", "u.id", "c.user_id")
		.select(["c.filer_names", "c.represented_name", "u.full_name", "u.full_name_ar", "u.phone"])
		.select(["c.first_party_full_name", "c.first_party_phone", "c.second_party_full_name", "c.second_party_phone"])
		.where("c.id", "=", complaintId)
		.executeTakeFirstOrThrow();
	const profile = [row.full_name, row.full_name_ar].filter((name) => name !== null);
	const filed = row.filer_names ?? profile; // without them the case was filed in a former release
	const later = profile.filter((name) => filed.some((before) => wordsOf(before)[0] === wordsOf(name)[0]));
	const represented = now?.names.filter((name) => name !== null && name === row.represented_name) ?? [];
	const names = [...new Set([...filed, ...later, ...represented])];
	const contacts = now?.contacts ?? [];

	// Who files may be the first party. The second is the other side, even under the same name and number.
	const first = { name: row.first_party_full_name ?? "", phone: row.first_party_phone };
	const hasName = names.some((own) => isSameName(own ?? "", first.name));
	const hasPhone = contacts.some((own) => endOf(own) === endOf(first.phone));
	const isFirst = hasName && (endOf(first.phone) === "" || hasPhone) && first.name !== row.second_party_full_name;
	const isOwn = ({ names: [name] }: Person) => isFirst && name === first.name;
	const isParty = ({ names: [name] }: Person) => name === first.name || name === row.second_party_full_name;
	return {
		filer: { names: isFirst ? [...names, first.name] : names, contacts },
		others: others.filter((each) => !isOwn(each)).map((each) => ({ ...each, isParty: isParty(each) })),
	};
}

/** In either script: two words or more, of which every one of the shorter name is in the other. */
function isSameName(a: string, b: string): boolean {
	const [few = [], many = []] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
	return few.length > 1 && few.every((word) => many.some((each) => isSameWord(word, each)));
}

const endOf = (contact: string | null | undefined) => {
	const digits = machineText(contact ?? "").replace(/\D/g, "");
	return digits.length >= LAST_DIGITS ? digits.slice(-LAST_DIGITS) : "";
};
