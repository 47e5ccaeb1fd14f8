import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Callback = (error?: Error | null) => void;

/** A mail server on loopback that records recipients in order. `atRecipient` may answer late, or never. */
export async function smtpServer(atRecipient: (address: string, done: Callback) => void = (_, done) => done()) {
	const received: { to: string; messageId: string; at: number }[] = [];
	let sessions = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["AUTH", "STARTTLS"],
		closeTimeout: 100,
		onConnect(_, done) {
			sessions += 1;
			done();
		},
		onRcptTo: ({ address }, _, done) => atRecipient(address, done),
		onData(stream, session, done) {
			let raw = "";
			stream.setEncoding("utf8").on("data", (text) => {
				raw += text;
			});
			stream.on("end", () => {
				const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "";
				received.push({ to: session.envelope.rcptTo[0]?.address ?? "", messageId, at: performance.now() });
				done();
			});
		},
	});
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		sessions: () => sessions,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
