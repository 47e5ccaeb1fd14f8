type Drawing = {
	lines: string;
	/**
	 * Digits and letters, which are never mirrored; `shift` moves them to the other side where lines start on the right.
	 */
	letters?: string;
	shift?: number;
	/** Whether the lines are drawn the other way round where text runs from right to left. */
	mirrored?: boolean;
};

const drawings = {
	bold: { lines: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" },
	heading: { lines: "M4 5v14M12 5v14M4 12h8", letters: "M16 14a2.5 2.5 0 1 1 4.4 1.6L16 20h5" },
	subheading: { lines: "M4 5v14M12 5v14M4 12h8", letters: "M16 12h5l-3 3.2a2.4 2.4 0 1 1-2.2 3.4" },
	list: { lines: "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01", mirrored: true },
	numbered: {
		lines: "M10 6h11M10 12h11M10 18h11",
		letters: "M3.5 5 5 4v5M3 14.5a1.6 1.6 0 1 1 2.8 1L3 19h3.2",
		shift: 15,
		mirrored: true,
	},
	quote: { lines: "M9 7H5v5h4c0 3-1 4-3 5M19 7h-4v5h4c0 3-1 4-3 5", mirrored: true },
	link: {
		lines: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6",
	},
	unlink: {
		lines:
			"M10 14a4 4 0 0 0 4 1M19 11.4a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-4-1M5 12.6a4 4 0 0 0 5.7 5.7l1.6-1.6M4 4l16 16",
	},
	picture: { lines: "M4 5h16v14H4zM4 16l5-5 5 5M13 15l3-3 4 4M9 9h.01" },
	library: { lines: "M3 8h14v11H3zM3 16l4-4 5 5M7 4h14v11" },
	video: { lines: "M3 6h18v12H3zM10 9.5v5l4.5-2.5z" },
	rtl: { lines: "M14 4v12M18 4v12M20 4h-8a3.5 3.5 0 0 0 0 7h2M3 19h17M6 16l-3 3 3 3" },
	ltr: { lines: "M10 4v12M14 4v12M16 4H8a3.5 3.5 0 0 0 0 7h2M4 19h17M18 16l3 3-3 3" },
	undo: { lines: "M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3", mirrored: true },
	redo: { lines: "M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3", mirrored: true },
} satisfies Record<string, Drawing>;
export type IconName = keyof typeof drawings;

/** A sign of the toolbar, in the direction of the text that it works on. */
export function Icon({ name, isRtl }: { name: IconName; isRtl: boolean }) {
	const { lines, letters, shift = 0, mirrored = false }: Drawing = drawings[name];
	const turned = isRtl && mirrored;
	return (
		<svg
			viewBox="0 0 24 24"
			width="20"
			height="20"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={lines} transform={turned ? "matrix(-1 0 0 1 24 0)" : undefined} />
			{letters && <path d={letters} strokeWidth="1.6" transform={turned ? `translate(${shift} 0)` : undefined} />}
		</svg>
	);
}
