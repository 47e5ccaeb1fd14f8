import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { person } from "../../../test/make-case.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { setRoles } from "../managing/accounts.server.ts";
import { confirmRequest } from "../two-owners/answering/answer-request.server.ts";
import { roleRequests } from "../two-owners/role-requests.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	const told = async () => {
		const { rows } = await runAsOperator("select recipient from mails where plain like '%تُقرأ الشكاوى%' order by id");
		await runAsOperator("delete from mails");
		return rows.map(({ recipient }) => recipient).sort();
	};

	test("heads and owners are told when an owner becomes a head, and of no role that reads no case", async () => {
		const [owner, other, head] = [await person("owner"), await person("owner"), await person("head")];
		await person("officer");
		await person("editor");
		await setRoles(owner, owner.id, ["owner", "editor"]);
		expect(await told()).toEqual([]);
		await setRoles(owner, owner.id, ["owner", "editor", "head"]);
		expect(await told()).toEqual([]);
		await confirmRequest(other, (await roleRequests(other))[0]?.id ?? "");
		expect(await told()).toEqual([other.email, head.email].sort());
		await setRoles(owner, owner.id, ["owner", "editor", "head"]);
		expect(await told()).toEqual([]);
	});
});
