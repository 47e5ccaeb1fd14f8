/** Days from the request until a decided case is erased, in which a head may object by a hold. */
export const OBJECTION_DAYS = 14;

export const objectionEnds = (requestedAt: Date) => new Date(requestedAt.getTime() + OBJECTION_DAYS * 86_400_000);
