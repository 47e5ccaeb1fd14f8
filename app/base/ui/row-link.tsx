type Props = { to: string; label: string; of: string; className?: string };

/** A link in a row of a list; its accessible name says of which row it is. */
export const RowLink = ({ to, label, of, className = "button-quiet" }: Props) => (
	<a href={to} aria-label={`${label}: ${of}`} className={className}>
		{label}
	</a>
);
