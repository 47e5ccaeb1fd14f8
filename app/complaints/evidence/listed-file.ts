import type { ScanState } from "../case/complaint.ts";

/** A file that was not taken, and why. */
export type FileProblem = { name: string; problem: string };

/** A file as the pages list it. */
export type ListedFile = {
	id: string;
	file_name: string;
	file_type: string;
	file_size: number;
	sha256: string;
	scan: ScanState;
	is_whole: boolean;
	is_damaged?: boolean;
	uploaded_at: Date;
	released_at?: Date | null;
};
