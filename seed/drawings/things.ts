import { hall, type Palette, room, table } from "./hall.ts";
import { between, oneOf, shade } from "./svg.ts";

type Painter = (roll: () => number, p: Palette) => string;

const soft = (p: Palette) =>
	`<defs><linearGradient id="g" x2=".7" y2="1"><stop stop-color="${shade(p.wall, 0.12)}"/><stop offset="1" stop-color="${shade(p.table, -0.15)}"/></linearGradient></defs><rect width="1280" height="720" fill="url(#g)"/>`;

const bigBat = (x: number, y: number, turn: number, rubber: string) =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="14" cy="24" rx="170" ry="182" fill="#000" opacity=".22"/><path d="M-30 150h60l-8 190q-22 18-44 0z" fill="#c99a5b"/><path d="M-10 160l-3 180M8 160l2 178" stroke="#a8783c" stroke-width="5"/><ellipse rx="166" ry="178" fill="${rubber}"/><path d="M-150 78q150 92 300 0l-42 66q-108 44-216 0z" fill="#d9ae72"/><path d="M-112-104q60-66 150-48" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".28"/></g>`;

const ball = (x: number, y: number, r: number, colour = "#fdfdfa") =>
	`<ellipse cx="${x + 6}" cy="${y + r}" rx="${r}" ry="${r / 4}" fill="#000" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><path d="M${x - r * 0.5} ${y - r * 0.55}q${r * 0.4} ${-r * 0.3} ${r * 0.8} ${-r * 0.1}" fill="none" stroke="#fff" stroke-width="${r / 6}" stroke-linecap="round"/>`;

/** Pictures without people. */
export const things = {
	bat: (roll, p) =>
		`${soft(p)}<path d="M0 470h1280v250H0z" fill="${p.table}"/><path d="M0 470h1280" stroke="#fff" stroke-width="10"/>${bigBat(between(roll, 470, 560), 330, between(roll, -46, -24), "#c22f2a")}${roll() > 0.4 ? bigBat(820, 360, between(roll, 18, 40), "#1b1d20") : ""}${ball(between(roll, 980, 1090), 560, 44)}${ball(250, 600, 34, "#ff8a3d")}`,
	cup: (roll, p) => {
		const rays = Array.from(
			{ length: 12 },
			(_, i) =>
				`<path d="M640 300L${Math.round(640 + 900 * Math.cos(i * 0.5236))} ${Math.round(300 + 900 * Math.sin(i * 0.5236))}L${Math.round(640 + 900 * Math.cos(i * 0.5236 + 0.2))} ${Math.round(300 + 900 * Math.sin(i * 0.5236 + 0.2))}z" fill="#fff" opacity=".06"/>`,
		).join("");
		const gold = oneOf(roll, ["#f2c14e", "#e8b23a", "#cfd6dc"]);
		const dark = shade(gold, -0.24);
		return `${soft(p)}${rays}<path d="M500 130h280q0 250-140 290-140-40-140-290z" fill="${gold}"/><path d="M690 130h90q0 250-140 290 66-90 50-290z" fill="${dark}"/><path d="M504 170q-110-10-100 70 12 90 140 96M776 170q110-10 100 70-12 90-140 96" fill="none" stroke="${dark}" stroke-width="24"/><path d="M618 410h44v90h-44z" fill="${dark}"/><path d="M540 496h200l24 60H516z" fill="#2b1d15"/><path d="M590 512h100v22H590z" fill="${gold}"/><path d="M480 556h320v164H480z" fill="${p.table}"/><path d="M548 200q-10 90 30 150" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/>${ball(between(roll, 330, 400), 640, 40)}${ball(910, 650, 34, "#ff8a3d")}`;
	},
	balls: (roll, p) =>
		`${soft(p)}<path d="M0 420h1280v300H0z" fill="${p.table}"/><path d="M0 420h1280" stroke="#fff" stroke-width="8"/><path d="M330 380h520l-40 250H370z" fill="#d8b27a"/><path d="M330 380h520l-6 34H336z" fill="#b98a52"/>${Array.from({ length: 26 }, (_, i) => ball(380 + (i % 9) * 54 + between(roll, -8, 8), 372 - Math.floor(i / 9) * 34, 30, i % 4 ? "#fdfdfa" : "#ff8a3d")).join("")}${ball(960, 590, 36)}${ball(1060, 630, 36, "#ff8a3d")}${ball(210, 610, 36)}`,
	empty: (roll, p) => hall(roll, p, false) + table(p, 640, 470, 700),
	building: (roll, p) => {
		const palm = (x: number, h: number) =>
			`<path d="M${x} 620q14-${h / 2} 4-${h}" fill="none" stroke="#6d4b2f" stroke-width="20" stroke-linecap="round"/>${[-80, -40, 0, 40, 80].map((turn) => `<path d="M${x + 4} ${620 - h}q50-60 118-14-66-10-118 14z" fill="#2f6f4b" transform="rotate(${turn - 90} ${x + 4} ${620 - h})"/>`).join("")}`;
		const glass = Array.from(
			{ length: 9 },
			(_, i) => `<path d="M${330 + i * 70} 330h54v180h-54z" fill="${shade(p.table, i % 3 ? 0.5 : 0.68)}"/>`,
		).join("");
		return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${shade(p.away, 0.55)}"/><stop offset="1" stop-color="${shade(p.accent, 0.45)}"/></linearGradient></defs><rect width="1280" height="720" fill="url(#s)"/><circle cx="${between(roll, 180, 1080)}" cy="190" r="66" fill="#fff" opacity=".8"/><path d="M240 320q400-170 800 0v300H240z" fill="${shade(p.wall, 0.78)}"/><path d="M240 320q400-170 800 0l-14 24q-386-150-772 0z" fill="${p.table}"/>${glass}<path d="M590 540h120v80H590z" fill="${p.wall}"/><path d="M0 620h1280v100H0z" fill="${shade(p.floor, 0.2)}"/>${palm(150, 250)}${palm(1120, 290)}${palm(1210, 200)}`;
	},
	table: (roll, p) => {
		const lines = Array.from({ length: 6 }, (_, i) => {
			const y = 190 + i * 74;
			const tint = i < 2 ? shade(p.table, 0.72) : i > 4 ? "#f6dcd6" : "#fff";
			return `<path d="M250 ${y}h780v66H250z" fill="${tint}"/><circle cx="300" cy="${y + 33}" r="18" fill="${oneOf(roll, [p.home, p.away, p.accent, p.table])}"/><path d="M340 ${y + 24}h${between(roll, 130, 240)}v18H340z" fill="#26303a"/>${[0, 1, 2, 3].map((n) => `<path d="M${680 + n * 80} ${y + 24}h36v18h-36z" fill="${n === 3 ? "#14211b" : "#9aa5ad"}"/>`).join("")}`;
		}).join("");
		return `${soft(p)}<rect x="226" y="100" width="828" height="550" rx="26" fill="#fff"/><path d="M226 126a26 26 0 0126-26h776a26 26 0 0126 26v46H226z" fill="${p.table}"/>${lines}`;
	},
	calendar: (roll, p) => {
		const day = between(roll, 3, 24);
		const days = Array.from({ length: 28 }, (_, i) => {
			const [x, y] = [404 + (i % 7) * 68, 300 + Math.floor(i / 7) * 76];
			return i === day
				? `<circle cx="${x + 24}" cy="${y + 22}" r="34" fill="${p.accent}"/>`
				: `<rect x="${x}" y="${y}" width="48" height="44" rx="10" fill="${shade(p.wall, 0.84)}"/>`;
		}).join("");
		return `${soft(p)}<rect x="366" y="120" width="548" height="510" rx="30" fill="#fff"/><path d="M366 150a30 30 0 0130-30h488a30 30 0 0130 30v90H366z" fill="${p.table}"/><path d="M480 84v76M800 84v76" stroke="#20262b" stroke-width="22" stroke-linecap="round"/>${days}${ball(1060, 580, 46)}`;
	},
	scales: (_, p) =>
		`${soft(p)}<path d="M340 560h600v60H340z" fill="#2b1d15"/><path d="M632 150h16v410h-16z" fill="#d9ae72"/><path d="M380 210h520v14H380z" fill="#d9ae72"/><path d="M400 220l-90 180h180zM880 220l-90 180h180z" fill="none" stroke="#f4f1e8" stroke-width="5"/><path d="M300 400h200q-20 70-100 70t-100-70zM780 400h200q-20 70-100 70t-100-70z" fill="${p.accent}"/><circle cx="640" cy="150" r="30" fill="#f2c14e"/>${ball(400, 380, 36)}${bigBat(880, 330, 30, "#c22f2a").replace("translate(880 330) rotate(30)", "translate(880 350) scale(.34) rotate(30)")}`,
	food: (roll, p) =>
		`${room(roll, p)}<path d="M0 430h1280v290H0z" fill="${shade(p.floor, 0.15)}"/><ellipse cx="560" cy="560" rx="290" ry="84" fill="#fff"/><ellipse cx="560" cy="552" rx="220" ry="60" fill="${shade(p.table, 0.85)}"/><circle cx="480" cy="510" r="56" fill="#c9433a"/><circle cx="580" cy="500" r="60" fill="#e8a33d"/><path d="M640 540q60-90 130-60-20 70-130 60z" fill="#f2d24e"/><path d="M900 300h110l-14 300h-82z" fill="#bfe3ee" opacity=".85"/><path d="M906 400h98l-10 200h-78z" fill="#8fcbe0"/>${ball(240, 600, 42, "#ff8a3d")}`,
	phone: (_, p) =>
		`${soft(p)}<rect x="470" y="60" width="340" height="600" rx="44" fill="#14181c"/><rect x="490" y="96" width="300" height="520" rx="14" fill="#fff"/><path d="M490 96h300v90H490z" fill="${p.table}"/><circle cx="540" cy="252" r="30" fill="${p.accent}"/><path d="M590 236h160v14H590zM590 262h110v14H590zM520 320h240v16H520zM520 356h240v16H520zM520 392h150v16H520z" fill="#9aa5ad"/><path d="M640 440l70 120H570z" fill="#c9433a"/><path d="M634 480h12v44h-12zM634 534h12v12h-12z" fill="#fff"/>`,
	memory: (roll, p) =>
		`${hall(roll, p)}<rect width="1280" height="720" fill="#c9a878" opacity=".5"/>${table(p, 640, 490, 600)}<rect width="1280" height="720" fill="#6d4b2f" opacity=".32"/><path d="M0 0h1280v720H0zM50 50v620h1180V50z" fill="#f4ead8" fill-rule="evenodd"/>`,
} satisfies Record<string, Painter>;
