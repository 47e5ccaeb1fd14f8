/**
 * Asks one address over and over on a few kept-alive connections, and tells how many answers came. Runs as a process of
 * its own.
 */
import { connect } from "node:net";

const [address = "", seconds = "3", headers = ""] = process.argv.slice(2);
const url = new URL(address);
const request =
	`GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n` + `Accept-Encoding: br\r\n${headers}\r\n\r\n`;
const CONNECTIONS = 16;
let answers = 0;
let running = true;

function ask() {
	let missing = 0;
	let chunked = false;
	const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
	const done = () => {
		answers += 1;
		if (running) socket.write(request);
		else socket.end();
	};
	socket.on("data", (bytes: Buffer) => {
		if (chunked) {
			if (bytes.subarray(-5).toString("latin1") !== "0\r\n\r\n") return;
			chunked = false;
			return done();
		}
		let at = 0;
		while (at < bytes.length) {
			if (missing === 0) {
				const end = bytes.indexOf("\r\n\r\n", at);
				const head = bytes.toString("latin1", at, end);
				if (!head.startsWith("HTTP/1.1 200")) throw new Error(head.split("\r\n")[0]);
				if (/transfer-encoding: chunked/i.test(head)) {
					chunked = bytes.subarray(-5).toString("latin1") !== "0\r\n\r\n";
					return chunked ? undefined : done();
				}
				missing = Number(/content-length: (\d+)/i.exec(head)?.[1]);
				at = end + 4;
			}
			const taken = Math.min(missing, bytes.length - at);
			missing -= taken;
			at += taken;
			if (missing === 0) done();
		}
	});
	socket.on("error", () => {});
}

for (let i = 0; i < CONNECTIONS; i++) ask();
setTimeout(() => {
	running = false;
	process.stdout.write(String(answers));
	setTimeout(() => process.exit(0), 50);
}, Number(seconds) * 1000);
