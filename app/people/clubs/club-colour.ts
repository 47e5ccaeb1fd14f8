type Club = { id: number; colour: string | null };

/** Wears the club's colour inside an element of this class, where a page has the club's style sheet. */
export const clubClass = ({ id, colour }: Club) => (colour ? `club-${id}` : undefined);

/** The addresses of the style sheets of those clubs that have a colour; an address changes with the colour. */
export const clubSheets = (clubs: Club[]) =>
	clubs.flatMap(({ id, colour }) => (colour ? [`/brand/club/${id}.css?v=${colour.slice(1)}`] : []));
