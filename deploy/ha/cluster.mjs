/**
 * Three servers in namespaces of one machine, each with etcd, Patroni and PostgreSQL; HAProxy and PgBouncer beside the
 * applications.
 */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const NODES = ["n1", "n2", "n3"];
const HERE = import.meta.dirname;
const BRIDGE = "twha0";
const PASSWORD = "a password of the lab";
const addressOf = (node) => `10.77.0.${node.slice(1)}`;
const sh = (...args) => execFileSync(args[0], args.slice(1), { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const quietly = (...args) => {
	try {
		return sh(...args);
	} catch {
		return ""; // it is not there
	}
};

export function makeNetwork() {
	dropNetwork();
	sh("ip", "link", "add", BRIDGE, "type", "bridge");
	sh("ip", "addr", "add", "10.77.0.254/24", "dev", BRIDGE);
	sh("ip", "link", "set", BRIDGE, "up");
	for (const node of NODES) {
		sh("ip", "netns", "add", `twha-${node}`);
		sh("ip", "link", "add", `twha-${node}`, "type", "veth", "peer", "name", "eth0", "netns", `twha-${node}`);
		sh("ip", "link", "set", `twha-${node}`, "master", BRIDGE, "up");
		for (const rest of [
			["addr", "add", `${addressOf(node)}/24`, "dev", "eth0"],
			["link", "set", "eth0", "up"],
			["link", "set", "lo", "up"],
		])
			sh("ip", "-n", `twha-${node}`, ...rest);
		// Else pg_rewind waits for hours for a server that was cut off.
		for (const [name, value] of [
			["time", 10],
			["intvl", 5],
			["probes", 4],
		])
			sh("ip", "netns", "exec", `twha-${node}`, "sysctl", "-qw", `net.ipv4.tcp_keepalive_${name}=${value}`);
	}
}

export function dropNetwork() {
	for (const node of NODES) quietly("ip", "netns", "del", `twha-${node}`);
	for (const link of [...NODES.map((node) => `twha-${node}`), BRIDGE]) quietly("ip", "link", "del", link);
}

/** Cuts a server off, or plugs it in again. */
export const cut = (node) => sh("ip", "link", "set", `twha-${node}`, "down");
export const plug = (node) => sh("ip", "link", "set", `twha-${node}`, "up");

export function makeCluster(home) {
	const user = { uid: Number(sh("id", "-u", "postgres")), gid: Number(sh("id", "-g", "postgres")) };
	const children = new Map();
	const folder = (...parts) => {
		const path = join(home, ...parts);
		mkdirSync(path, { recursive: true });
		chownSync(path, user.uid, user.gid);
		return path;
	};
	chmodSync(home, 0o755);
	chownSync(home, user.uid, user.gid);
	folder("log");

	/** A process as the user of PostgreSQL, in the namespace of a node or beside the applications. */
	function run(name, node, program, ...args) {
		const log = openSync(join(home, "log", name), "a");
		const as = ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", "--", program, ...args];
		const [first, ...rest] = node ? ["ip", "netns", "exec", `twha-${node}`, ...as] : as;
		children.set(name, spawn(first, rest, { stdio: ["ignore", log, log], cwd: home }));
	}
	const etcd = (node, isNew) =>
		run(
			`etcd-${node}`,
			node,
			"etcd",
			"--name",
			node,
			"--data-dir",
			folder(`etcd-${node}`),
			"--listen-peer-urls",
			`http://${addressOf(node)}:2380`,
			"--initial-advertise-peer-urls",
			`http://${addressOf(node)}:2380`,
			"--listen-client-urls",
			`http://${addressOf(node)}:2379`,
			"--advertise-client-urls",
			`http://${addressOf(node)}:2379`,
			"--initial-cluster",
			NODES.map((each) => `${each}=http://${addressOf(each)}:2380`).join(","),
			"--initial-cluster-state",
			isNew ? "new" : "existing",
			"--heartbeat-interval",
			"250",
			// A server that comes back does not make the others elect again; Patroni compares in the second version of the
			// API alone.
			"--pre-vote",
			"--enable-v2",
			"--election-timeout",
			"1500",
		);
	function patroni(node) {
		const file = join(home, `patroni-${node}.yml`);
		const template = readFileSync(join(HERE, "patroni.yml"), "utf8");
		const own = template
			.replaceAll(/replace-the-password-of-\w+/g, `"${PASSWORD}"`)
			.replace("name: n1", `name: ${node}`)
			.replaceAll(/(listen|connect_address): 10\.77\.0\.1/g, `$1: ${addressOf(node)}`)
			.replaceAll("/var/lib/postgresql/tawila/", `${home}/`)
			.replaceAll("n1\n", `${node}\n`);
		writeFileSync(file, `${own}  parameters: { unix_socket_directories: ${folder(`socket-${node}`)} }\n`);
		chownSync(file, user.uid, user.gid);
		run(`patroni-${node}`, node, "patroni", file);
	}
	function startProxies() {
		run("haproxy", undefined, "haproxy", "-f", join(HERE, "haproxy.cfg"));
		const users = join(home, "userlist.txt");
		writeFileSync(users, `"tawila" "${PASSWORD}"\n`);
		const ini = readFileSync(join(HERE, "pgbouncer.ini"), "utf8").replace("/etc/pgbouncer/userlist.txt", users);
		writeFileSync(join(home, "pgbouncer.ini"), ini);
		run("pgbouncer", undefined, "pgbouncer", join(home, "pgbouncer.ini"));
	}

	/** Every process of a node, those of PostgreSQL included. */
	const pidsOf = (node) => quietly("ip", "netns", "pids", `twha-${node}`).split("\n").filter(Boolean).map(Number);
	const signal = (pids, name) => {
		for (const pid of pids)
			try {
				process.kill(pid, name);
			} catch {} // it has just ended
	};
	const ask = (path, node, patienceMs = 1500) =>
		fetch(`http://${addressOf(node)}:8008${path}`, { signal: AbortSignal.timeout(patienceMs) }).then(
			async (answer) => ({ ok: answer.ok, body: await answer.json().catch(() => ({})) }),
			() => ({ ok: false, body: {} }),
		);

	return {
		password: PASSWORD,
		start() {
			for (const node of NODES) etcd(node, true);
			for (const node of NODES) patroni(node);
			startProxies();
		},
		startNode(node) {
			etcd(node, false);
			patroni(node);
		},
		/** The node that takes writes; undefined while there is none. */
		async primary() {
			for (const node of NODES) if ((await ask("/primary", node)).ok) return node;
		},
		/** Whether each node has its part: one primary, a synchronous standby and one more. */
		async isWhole() {
			const views = await Promise.all(NODES.map(async (node) => (await ask("/cluster", node)).body.members ?? []));
			return views.every((members) => {
				const leader = members.find(({ role }) => role === "leader");
				// A standby that was not yet brought back to the primary's history runs without following it.
				const follows = ({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader?.timeline;
				return members.filter(follows).length === NODES.length && members.some(({ role }) => role === "sync_standby");
			});
		},
		async switchover() {
			const leader = await this.primary();
			await fetch(`http://${addressOf(leader)}:8008/switchover`, { method: "POST", body: JSON.stringify({ leader }) });
		},
		killPostgres(node) {
			signal([Number(readFileSync(join(home, node, "postmaster.pid"), "utf8").split("\n")[0])], "SIGKILL");
		},
		killNode: (node) => signal(pidsOf(node), "SIGKILL"),
		freeze: (node) => signal(pidsOf(node), "SIGSTOP"),
		thaw: (node) => signal(pidsOf(node), "SIGCONT"),
		end() {
			for (const node of NODES) this.killNode(node);
			signal(
				[...children.values()].map(({ pid }) => pid),
				"SIGKILL",
			);
		},
	};
}
