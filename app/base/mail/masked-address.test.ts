import { expect, test } from "vitest";
import { maskedAddress, withoutAddresses } from "./masked-address.ts";

test.each([
	["sara@example.org", "s•••@example.org"],
	["س@example.org", "س•••@example.org"],
	["a.b+c@sub.example.org", "a•••@sub.example.org"],
])("%s is shown as %s", (address, shown) => expect(maskedAddress(address)).toBe(shown));

test.each([
	["550 5.1.1 <sara@example.org>: user unknown", "550 5.1.1 <…>: user unknown"],
	["452 mailbox of sara+x@example.org is full", "452 mailbox of … is full"],
	["connect ECONNREFUSED", "connect ECONNREFUSED"],
])("the answer %s keeps no address", (answer, shown) => expect(withoutAddresses(answer)).toBe(shown));
