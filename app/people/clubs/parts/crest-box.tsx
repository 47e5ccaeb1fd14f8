import { Crest } from "./crest.tsx";

type Props = { club: { logo_url: string | null; colour: string | null }; className?: string };

/** A crest on a field of colour, on a ground of its own; a club with a colour has a ring of it. */
export const CrestBox = ({ club, className = "" }: Props) => (
	<span
		className={`block rounded-2xl bg-on-table p-2 ${club.colour ? "outline-3 outline-offset-2 outline-ball" : ""} ${className}`}
	>
		<Crest url={club.logo_url} size={64} eager />
	</span>
);
