/**
 * `node_modules/.bin/node deploy/ha/matrix.mjs [folder of PostgreSQL's programs | pgbouncer program] …` tries every way
 * to a database: versions named, one login and two, a login that may create roles and one that may not, with TLS and
 * without, straight and through PgBouncer. Each is a start of Tawila with its migrations, an owner's account, and
 * `doctor`: the row policies hold. `statement` mode must be refused.
 */
import { execFileSync, spawn } from "node:child_process";
import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";

const home = mkdtempSync(join(tmpdir(), "tawila-matrix-"));
chmodSync(home, 0o755);
const isRoot = process.getuid() === 0;
const found = existsSync("/usr/lib/postgresql")
	? readdirSync("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin`)
	: [];
const given = process.argv.slice(2);
const isPooler = (path) => !existsSync(join(path, "initdb"));
const postgresPrograms = given.some((path) => !isPooler(path)) ? given.filter((path) => !isPooler(path)) : found;
const poolerPrograms = given.some(isPooler)
	? given.filter(isPooler)
	: ["/usr/sbin/pgbouncer"].filter((path) => existsSync(path));
const PASSWORD = "a password of the matrix";
const PORT = 57_311;
const POOLER_PORT = 57_312;

/** The command as an ordinary user: PostgreSQL and PgBouncer refuse to run as root. */
const asUser = (...command) =>
	isRoot ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--", ...command] : command;
const run = (command, options = {}) =>
	execFileSync(command[0], command.slice(1), {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		cwd: home,
		...options,
	});
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function makeCertificates() {
	const openssl = (...args) => run(["openssl", ...args]);
	openssl(
		"req",
		"-x509",
		"-newkey",
		"rsa:2048",
		"-nodes",
		"-days",
		"2",
		"-subj",
		"/CN=Authority of the matrix",
		"-keyout",
		"ca.key",
		"-out",
		"ca.pem",
	);
	openssl(
		"req",
		"-newkey",
		"rsa:2048",
		"-nodes",
		"-subj",
		"/CN=127.0.0.1",
		"-keyout",
		"server.key",
		"-out",
		"server.csr",
	);
	writeFileSync(join(home, "names"), "subjectAltName=IP:127.0.0.1");
	openssl(
		"x509",
		"-req",
		"-in",
		"server.csr",
		"-CA",
		"ca.pem",
		"-CAkey",
		"ca.key",
		"-CAcreateserial",
		"-days",
		"2",
		"-extfile",
		"names",
		"-out",
		"server.pem",
	);
	if (isRoot) run(["chown", "nobody", home, join(home, "server.key")]);
	chmodSync(join(home, "server.key"), 0o600);
}

function startPostgres(bin) {
	const data = join(home, "data");
	run(
		asUser(
			join(bin, "initdb"),
			"-D",
			data,
			"-U",
			"postgres",
			"-A",
			"trust",
			"--locale=C.UTF-8",
			"-E",
			"UTF8",
			"--no-sync",
		),
	);
	appendFileSync(
		join(data, "postgresql.conf"),
		`port=${PORT}\nlisten_addresses='127.0.0.1'\nunix_socket_directories='${home}'\nfsync=off\nssl=on\n` +
			`ssl_cert_file='${home}/server.pem'\nssl_key_file='${home}/server.key'\n`,
	);
	writeFileSync(
		join(data, "pg_hba.conf"),
		"local all postgres trust\nhostssl secure all all scram-sha-256\nhostnossl plain all all scram-sha-256\n",
	);
	run(asUser(join(bin, "pg_ctl"), "-D", data, "-w", "-l", join(home, "log"), "start"), { stdio: "ignore" });
	return () => {
		run(asUser(join(bin, "pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop"), { stdio: "ignore" });
		rmSync(data, { recursive: true });
	};
}

const takesConnections = (port) =>
	new Promise((done) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.destroy();
			done(true);
		});
		socket.on("error", () => done(false));
	});

async function startPooler(program, mode, isSecure) {
	writeFileSync(join(home, "users"), ["owner", "web"].map((login) => `"${login}" "${PASSWORD}"`).join("\n"));
	const tls = isSecure
		? `server_tls_sslmode=verify-full\nserver_tls_ca_file=${home}/ca.pem\n` +
			`client_tls_sslmode=require\nclient_tls_cert_file=${home}/server.pem\nclient_tls_key_file=${home}/server.key\n`
		: "server_tls_sslmode=disable\n";
	writeFileSync(
		join(home, "pgbouncer.ini"),
		`[databases]\n* = host=127.0.0.1 port=${PORT}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${POOLER_PORT}\n` +
			`unix_socket_dir=\nauth_type=scram-sha-256\nauth_file=${home}/users\npool_mode=${mode}\n` +
			`default_pool_size=${mode === "session" ? 20 : 5}\n${tls}`,
	);
	const [first, ...rest] = asUser(...program.split(" "), join(home, "pgbouncer.ini"));
	const child = spawn(first, rest, { stdio: "ignore" });
	for (let waited = 0; waited < 10_000 && !(await takesConnections(POOLER_PORT)); waited += 100) await pause(100);
	return () => child.kill("SIGKILL");
}

async function sql(database, ...statements) {
	const client = new pg.Client({ host: home, port: PORT, user: "postgres", database });
	await client.connect();
	for (const statement of statements) await client.query(statement);
	await client.end();
}

/** A new database of its own for each way; `plain` takes no TLS, `secure` nothing else. */
async function makeDatabase({ logins, mayCreateRoles, isSecure }) {
	const database = isSecure ? "secure" : "plain";
	await sql(
		"postgres",
		"drop database if exists plain with (force)",
		"drop database if exists secure with (force)",
		"drop role if exists web",
		"drop role if exists owner",
		"drop role if exists tawila_app",
	);
	await sql(
		"postgres",
		`create role owner login ${mayCreateRoles ? "createrole" : ""} password '${PASSWORD}'`,
		`create role web login password '${PASSWORD}'`,
		`create database ${database} owner owner`,
	);
	if (mayCreateRoles && logins === 1) return database;
	const [{ version }] = await rows("select current_setting('server_version_num')::int / 10000 as version");
	const option = version >= 16 ? " with set true" : "";
	// With two logins the owner grants to one that it did not make: the administrator's statement is the documented one.
	await sql(
		"postgres",
		...(mayCreateRoles
			? []
			: ["create role tawila_app nologin", `grant tawila_app to owner${option}`, `grant tawila_app to web${option}`]),
	);
	return database;
}
async function rows(text) {
	const client = new pg.Client({ host: home, port: PORT, user: "postgres", database: "postgres" });
	await client.connect();
	return (await client.query(text).finally(() => client.end())).rows;
}

function tryIt(settings) {
	const env = {
		PATH: process.env.PATH,
		HOME: home,
		NODE_ENV: "production",
		SECRET_KEY: "a secret of the matrix, long enough",
		ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
		DEMO: "0",
		DATA_DIR: join(home, "site"),
		...settings,
	};
	const tawila = (...args) =>
		run([resolve("node_modules/.bin/node"), "operator.ts", ...args], { env, cwd: process.cwd(), timeout: 120_000 });
	try {
		tawila("owner", "create", "first@example.org");
		const { findings } = JSON.parse(tawila("doctor", "--json"));
		const [policies] = findings.filter(({ what }) => what === "policies");
		if (policies?.state !== "ok") return policies?.text ?? "no finding";
		return "works";
	} catch (error) {
		const said = `${error.stderr ?? ""}`
			.trim()
			.split("\n")
			.findLast((line) => !line.startsWith("{"));
		return said || error.message;
	}
}

const ways = (poolers) => [
	{ via: "straight" },
	...poolers.flatMap((program) =>
		["session", "transaction", "statement"].map((mode) => ({
			via: `PgBouncer ${/PgBouncer (\S+)/.exec(run([...program.split(" "), "--version"]))[1]}, ${mode}`,
			program,
			mode,
		})),
	),
];
makeCertificates();
const table = [];
for (const bin of postgresPrograms) {
	const stop = startPostgres(bin);
	const [{ version }] = await rows("select current_setting('server_version') as version");
	for (const way of ways(poolerPrograms))
		for (const isSecure of [false, true]) {
			const pooler = way.program && (await startPooler(way.program, way.mode, isSecure));
			for (const logins of [1, 2])
				for (const mayCreateRoles of [true, false]) {
					if (way.mode === "statement" && (isSecure || logins === 2 || !mayCreateRoles)) continue;
					const database = await makeDatabase({ logins, mayCreateRoles, isSecure });
					const at = (login, port) =>
						`postgres://${login}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}` +
						(isSecure ? `?sslmode=verify-full&sslrootcert=${home}/ca.pem` : "");
					const port = pooler ? POOLER_PORT : PORT;
					const settings =
						logins === 1
							? { DATABASE_URL: at("owner", port) }
							: { DATABASE_URL: at("web", port), DATABASE_OWNER_URL: at("owner", port) };
					mkdirSync(join(home, "site"), { recursive: true });
					const row = {
						PostgreSQL: version.split(" ")[0],
						way: way.via,
						TLS: isSecure,
						logins,
						"creates roles": mayCreateRoles,
						result: tryIt(settings),
					};
					console.log(Object.values(row).join(" | "));
					table.push(row);
				}
			pooler?.();
		}
	stop();
}
rmSync(home, { recursive: true, force: true });
const bad = table.filter(({ way, result }) => (result === "works") === way.endsWith("statement"));
console.log(`${table.length} ways, ${bad.length} not as promised`);
process.exitCode = bad.length > 0 ? 1 : 0;
