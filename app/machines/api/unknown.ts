import { apiError } from "./api.server.ts";

// An address under /api that no route knows: the answer is JSON there, as everywhere under /api.
export const loader = () => apiError(404, "not_found", "No such address.");
export const action = () => apiError(404, "not_found", "No such function.");
