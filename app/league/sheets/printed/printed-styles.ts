import { styleSheet } from "../../../base/pdf/elements.ts";

const line = "#8b958f";
const colours = { line, soft: "#53625a", brand: "#0e5a45", shade: "#eef3f0" };

/**
 * Widths of the columns of the rubbers, in points; the names of both sides share the rest of `all`. `lineUp` is the
 * room for a name in a line-up.
 */
export const columns = { all: 543, nth: 18, place: 18, game: 27, won: 42, score: 32, lineUp: 232 };

export const sheetStyles = styleSheet({
	page: { padding: 26, fontSize: 8.5, lineHeight: 1.25, color: "#14211b" },
	dense: { fontSize: 7.6, lineHeight: 1.15 },
	head: {
		flexDirection: "row",
		justifyContent: "space-between",
		paddingBottom: 8,
		marginBottom: 6,
	},
	title: { fontSize: 15, fontWeight: 600, color: colours.brand },
	row: { flexDirection: "row" },
	soft: { color: colours.soft, fontSize: 7 },
	strong: { fontWeight: 600 },
	cell: {
		borderRight: `0.6pt solid ${line}`,
		borderBottom: `0.6pt solid ${line}`,
		padding: 2,
		justifyContent: "center",
	},
	table: { borderTop: `0.6pt solid ${line}`, borderLeft: `0.6pt solid ${line}` },
	/** Who won a rubber. */
	won: { fontWeight: 600, backgroundColor: colours.shade },
	headCell: { backgroundColor: colours.shade },
	centre: { textAlign: "center" },
	foot: {
		position: "absolute",
		bottom: 16,
		left: 26,
		right: 26,
		flexDirection: "row",
		justifyContent: "space-between",
		color: colours.soft,
		fontSize: 7,
	},
});
