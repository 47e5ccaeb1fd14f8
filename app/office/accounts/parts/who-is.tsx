import { accountName } from "../../../accounts/account-name.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";

/** Whose account it is in a list: the name, and the address under it; the address alone where no name is known. */
export function WhoIs({ name, email }: { name: string; email: string }) {
	const named = accountName({ name, email });
	const address = <Ltr className="break-all">{email}</Ltr>;
	if (!named) return <p className="font-semibold">{address}</p>;
	return (
		<>
			<p className="font-semibold">
				<bdi>{named}</bdi>
			</p>
			<p className="text-sm">{address}</p>
		</>
	);
}
