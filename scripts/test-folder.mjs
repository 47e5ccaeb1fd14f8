// The one folder of a run of the tests holds its temporary files and its PostgreSQL server, so that nothing else is
// left behind.
import {
	accessSync,
	chmodSync,
	constants,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statfsSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "tawila-tests-";
/**
 * A socket that answers while the run goes on: its number would say nothing where processes have numbers of their own.
 */
const SIGN = "alive";

/** Makes the folder. What killed runs left is removed first. */
export async function openTestFolder() {
	for (const place of new Set([MEMORY, tmpdir()])) await removeLeft(place);
	const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), PREFIX));
	chmodSync(folder, 0o711);
	const temporary = join(folder, "tmp");
	mkdirSync(temporary);
	chmodSync(temporary, 0o1777);
	const sign = createServer((socket) => socket.end()).listen(join(folder, SIGN));
	sign.unref();
	const remove = () => {
		sign.close();
		discard(folder);
	};
	return { folder, temporary, remove };
}

/** The suite writes much, and disks of test machines are slow: it runs in memory where there is plenty. */
function hasMemory() {
	try {
		accessSync(MEMORY, constants.W_OK);
		const { bavail, bsize } = statfsSync(MEMORY);
		const [, available = 0] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync("/proc/meminfo", "utf8")) ?? [];
		const runsPrograms = !/^\S+ \/dev\/shm .*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));
		return bavail * bsize > 8e9 && Number(available) * 1024 > 14e9 && runsPrograms;
	} catch {
		return false;
	}
}

async function removeLeft(place) {
	for (const name of entries(place)) {
		const folder = join(place, name);
		if (name.startsWith(PREFIX) && !(await answers(join(folder, SIGN)))) discard(folder);
	}
}

const answers = (path) =>
	new Promise((resolve) => {
		const socket = connect(path, () => resolve(true));
		socket.on("error", () => resolve(false)).unref();
		socket.on("close", () => resolve(false));
	});

/** Removes a folder with the PostgreSQL servers that run in it: the run's own, and those of single tests. */
function discard(folder) {
	const homes = [folder, join(folder, "tmp")].flatMap((place) => entries(place).map((name) => join(place, name)));
	for (const home of homes) stopServer(join(home, "data"));
	rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function stopServer(data) {
	try {
		const [pid, at] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
		// Another process may have that number by now, or there may be other numbers here.
		if (at === data && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data))
			process.kill(Number(pid), "SIGQUIT");
	} catch {} // it has ended
}

function entries(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
