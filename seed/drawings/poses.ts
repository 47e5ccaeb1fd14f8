export type Point = readonly [number, number];
/** From its joint to its end. */
export type Limb = readonly [jointX: number, jointY: number, endX: number, endY: number];
/** Joints around the hip at 0,0; the figure looks to the right, its feet are near y = 130. */
export type Pose = {
	head: Point;
	neck: Point;
	back: Limb;
	front: Limb;
	backLeg: Limb;
	frontLeg: Limb;
	bat?: "back" | "front";
};

export const poses = {
	forehand: {
		head: [30, -146],
		neck: [18, -112],
		back: [-34, -74, -72, -52],
		front: [56, -86, 82, -116],
		backLeg: [-30, 54, -74, 128],
		frontLeg: [56, 46, 62, 130],
		bat: "back",
	},
	reach: {
		head: [54, -126],
		neck: [38, -98],
		back: [-6, -70, -40, -84],
		front: [86, -92, 126, -106],
		backLeg: [-44, 42, -104, 120],
		frontLeg: [66, 38, 78, 130],
		bat: "front",
	},
	backhand: {
		head: [28, -140],
		neck: [18, -108],
		back: [14, -60, 58, -64],
		front: [50, -64, 88, -84],
		backLeg: [-24, 56, -52, 130],
		frontLeg: [50, 48, 52, 130],
		bat: "front",
	},
	serve: {
		head: [22, -146],
		neck: [10, -114],
		back: [-38, -90, -50, -130],
		front: [46, -92, 70, -132],
		backLeg: [-28, 56, -56, 130],
		frontLeg: [36, 56, 40, 130],
		bat: "back",
	},
	cheer: {
		head: [4, -152],
		neck: [0, -118],
		back: [-50, -132, -44, -186],
		front: [48, -134, 50, -190],
		backLeg: [-22, 62, -34, 130],
		frontLeg: [24, 62, 34, 130],
	},
	stand: {
		head: [0, -154],
		neck: [0, -120],
		back: [-42, -66, -36, -10],
		front: [42, -66, 38, -10],
		backLeg: [-16, 64, -20, 130],
		frontLeg: [16, 64, 22, 130],
	},
	point: {
		head: [4, -154],
		neck: [0, -120],
		back: [-40, -64, -14, -34],
		front: [52, -104, 104, -118],
		backLeg: [-16, 64, -22, 130],
		frontLeg: [18, 64, 26, 130],
	},
	shake: {
		head: [6, -152],
		neck: [0, -118],
		back: [-34, -66, -26, -14],
		front: [40, -74, 84, -66],
		backLeg: [-16, 64, -26, 130],
		frontLeg: [20, 64, 28, 130],
	},
	medal: {
		head: [0, -154],
		neck: [0, -120],
		back: [-40, -66, -30, -14],
		front: [54, -122, 66, -178],
		backLeg: [-16, 64, -20, 130],
		frontLeg: [16, 64, 22, 130],
	},
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;
