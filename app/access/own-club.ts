/** In the body of a 403 that the error page explains: the act is about the own club of a captain. */
export const OWN_CLUB = "ownClub";
