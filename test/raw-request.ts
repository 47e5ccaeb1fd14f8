import { connect } from "node:net";

/** Sends these bytes as they are, and gives back all that comes until the server closes, or until `enough` says so. */
export function rawRequest(
	origin: string,
	text: string,
	enough: (answer: string) => boolean = () => false,
): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(new URL(origin).port), "localhost", () => socket.write(text));
		let answer = "";
		socket.setEncoding("utf8").on("data", (part) => {
			answer += part;
			if (enough(answer)) socket.destroy();
		});
		socket.on("close", () => resolve(answer)).on("error", reject);
	});
}
