import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseConfig, settingNames } from "../app/base/config.server.ts";

// The samples of deploy/ name settings, addresses, files and limits of the product: each of them exists.
const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifests = readdirSync(join(root, "deploy/kubernetes")).map((file) => `deploy/kubernetes/${file}`);

type Tree = { [key: string]: Tree } & Tree[];
type Resource = { kind: string; metadata: { name: string }; stringData?: Record<string, string>; spec: Tree };
const resources = manifests.flatMap((path) =>
	parseAllDocuments(read(path)).map((document): Resource => {
		expect([path, document.errors, document.warnings]).toEqual([path, [], []]);
		return document.toJS();
	}),
);
const of = (kind: string) => resources.filter((resource) => resource.kind === kind);
const podOf = (kind: string) =>
	of(kind)[0]?.spec.template?.spec as unknown as {
		terminationGracePeriodSeconds: number;
		securityContext: object;
		containers: {
			args?: string[];
			ports: { name: string; containerPort: number }[];
			env: { name: string; value: string }[];
			securityContext: object;
			volumeMounts: { mountPath: string }[];
			[probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
		}[];
	};
const compose = parse(read("deploy/compose.yaml"), { merge: true });
const defaultSeconds = parseConfig({ DATA_DIR: "/tmp", SECRET_KEY: "s".repeat(32) }).SHUTDOWN_SECONDS;
const unknown = (names: string[]) => names.filter((name) => !settingNames.includes(name));

test("Kubernetes: the settings exist, and fit each other", () => {
	const secret = of("Secret")[0]?.stringData ?? {};
	const [container] = podOf("Deployment").containers;
	const names = [...Object.keys(secret), ...(container?.env.map(({ name }) => name) ?? [])];
	expect(names).toContain("DATABASE_URL");
	expect(unknown(names)).toEqual([]);
	const kept = Object.entries(secret).filter(([, value]) => value !== "");
	const made = { SECRET_KEY: "s".repeat(64), ENCRYPTION_KEYS: `k1:${"A".repeat(43)}=` };
	const store = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret", DATA_DIR: "/tmp" };
	expect(parseConfig({ ...Object.fromEntries(kept), ...made, ...store }).S3_BUCKET).toBe("tawila");
});

test("Kubernetes: the image is that of this release", () => {
	const { version } = JSON.parse(read("package.json")) as { version: string };
	const images = [
		...manifests
			.map(read)
			.join("\n")
			.matchAll(/image: \S+\/tawila:(\S+)/g),
	].map(([, tag]) => tag);
	expect(images).toEqual([version, version]);
});

test("Kubernetes: probes ask addresses that exist at ports that are open, and policies let them through", () => {
	const [container] = podOf("Deployment").containers;
	const health = read("app/base/server/health.server.ts");
	const probes = (["startupProbe", "livenessProbe", "readinessProbe"] as const).map(
		(name) => container?.[name]?.httpGet,
	);
	expect(probes.map((probe) => probe?.path)).toEqual(["/healthz", "/healthz", "/readyz"]);
	for (const probe of probes) {
		expect(health).toContain(`"${probe?.path}"`);
		expect(container?.ports.map(({ name }) => name)).toContain(probe?.port);
	}
	expect(read("deploy/Containerfile")).toContain(`PORT=${container?.ports[0]?.containerPort}`);
	const figures = container?.env.find(({ name }) => name === "METRICS_PORT")?.value;
	expect(container?.ports[1]?.containerPort).toBe(Number(figures));
	expect(JSON.stringify(of("NetworkPolicy")[0]?.spec.ingress)).toContain(`"port":${figures}`);
	for (const kind of ["Service", "PodDisruptionBudget", "Deployment"])
		expect([kind, JSON.stringify(of(kind)[0]?.spec.selector)]).toEqual([
			kind,
			expect.stringContaining('"app":"tawila"'),
		]);
});

test("every way to run it has no rights, a root that cannot be written to, and writes to its two folders", () => {
	for (const kind of ["Deployment", "Job"]) {
		const pod = podOf(kind);
		expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
		const right = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } };
		expect(pod.containers[0]?.securityContext).toEqual(right);
		expect(pod.containers[0]?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(["/data", "/tmp"]);
	}
	for (const name of ["app-1", "app-2"])
		expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"] });
	expect(read("deploy/Containerfile")).toMatch(/^USER 10001:10001$/m);
	expect(read("deploy/tawila.service")).toMatch(/^ProtectSystem=strict$/m);
});

test("each service manager waits longer than the process takes to end", () => {
	const longest = defaultSeconds + 20; // server.ts ends itself then
	const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(read("deploy/tawila.service")) ?? [];
	const seconds = [unit, Number.parseInt(compose["x-app"].stop_grace_period, 10)];
	for (const each of [...seconds, podOf("Deployment").terminationGracePeriodSeconds])
		expect(Number(each)).toBeGreaterThan(longest);
});

test("compose: the settings exist, the volumes are declared, and the proxy's names are those of the Caddyfile", () => {
	expect(unknown(Object.keys(compose["x-app"].environment))).toEqual([]);
	const mounted = Object.values<{ volumes?: string[] }>(compose.services)
		.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0] ?? ""))
		.filter((volume) => !volume.startsWith("."));
	expect(mounted.sort()).toEqual(Object.keys(compose.volumes).sort());
	for (const name of Object.keys(compose.services.proxy.environment))
		expect(read("deploy/Caddyfile")).toContain(`{$${name}:`);
});

test("the image takes from the build what it starts, and the build gets what it reads", () => {
	const text = read("deploy/Containerfile");
	const copied = [...text.matchAll(/^COPY --from=built (.+) \S+$/gm)].flatMap(([, paths = ""]) =>
		paths.split(" ").map((path) => path.replace("/opt/tawila/", "")),
	);
	expect(copied).toEqual(expect.arrayContaining(["app", "migrations", "server.ts", "operator.ts", "deploy/ready.mjs"]));
	const taken = read("deploy/Containerfile.dockerignore")
		.split("\n")
		.filter((line) => line.startsWith("!"));
	const sources = [
		...taken.map((line) => line.slice(1)),
		...copied.filter((path) => !/^(?:build|node_modules)$/.test(path)),
	];
	expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	expect(
		read("scripts/prepare.mjs")
			.match(/^const sources = \[(.*?)\]/ms)?.[1]
			?.match(/[\w./-]+(?=")/g),
	).toEqual(expect.arrayContaining(["app", "seed", "public", "vite.config.ts", "react-router.config.ts"]));
});

test("the image runs the lock file's Node alone, compared with its hash, and installs only what is locked", () => {
	const text = read("deploy/Containerfile")
		.replaceAll(/^#.*\n/gm, "")
		.replaceAll("\\\n", " ");
	const lines = text.split("\n");
	const at = (part: RegExp) => lines.findIndex((line) => part.test(line));
	const node = "node_modules/.bin/node";
	// The base brings a Node for npm: nothing else is started with it.
	expect(lines.filter((line) => /(?:^|[\s"&|;(])node(?:js)?[\s"]/.test(line))).toEqual([]);
	expect(lines.filter((line) => /npm (?!ci|prune --omit=dev)\S/.test(line))).toEqual([]);
	expect(at(/^COPY package\.json package-lock\.json \.npmrc \.\/$/)).toBe(at(/npm ci/) - 1);
	expect(at(/sha256sum.*scripts\/release\/executables\.json/)).toBeGreaterThan(at(/npm prune --omit=dev/) - 1);
	const last = text.slice(text.lastIndexOf("\nFROM "));
	expect(last).not.toMatch(/^RUN .*(?:npm|node)/m);
	expect(last).toContain("COPY --from=built /opt/tawila/node_modules node_modules");
	expect(last).toContain(`ENTRYPOINT ["${node}"]`);
	expect(last).toMatch(new RegExp(`^HEALTHCHECK .* CMD \\["${node}",`, "m"));
	expect(last).toMatch(/^ENV PATH=\/opt\/tawila\/node_modules\/\.bin:\$PATH$/m);
});

test("the proxies have the limits of the table", () => {
	const nginx = read("deploy/nginx.conf");
	const [, table = ""] = /^\| limit \| here \| nginx \|\n([\s\S]*?)\n\n/m.exec(read("docs/operations.md")) ?? [];
	const settings = [...table.matchAll(/`([a-z_]+ [^`]*;)`/g)].flatMap(([, line = ""]) => line.split(/(?<=;) /));
	expect(settings).toContain("client_max_body_size 210m;");
	expect(settings.filter((setting) => !nginx.includes(`\t${setting}`))).toEqual([]);
	for (const proxy of [nginx, read("deploy/Caddyfile")]) expect(proxy).toMatch(/X-Request-Id/);
	expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
	expect(nginx).not.toMatch(/^\s*proxy_next_upstream .*non_idempotent/m);
});

test("what an operator copies is named in deploy/README.md", () => {
	const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "deploy"], {
		cwd: root,
		encoding: "utf8",
	});
	const names = files
		.trim()
		.split("\n")
		.map((path) => path.replace("deploy/", ""))
		.filter((path) => path !== "README.md");
	expect(names.length).toBeGreaterThan(9);
	expect(names.filter((name) => !read("deploy/README.md").includes(`](${name})`))).toEqual([]);
});
