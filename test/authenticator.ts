import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };
/** Mistakes that an authenticator, or the page that asks it, makes on purpose. */
type Turns = {
	origin?: string;
	rpId?: string;
	/** The person was there, but nothing checked who it is. */
	isUnverified?: boolean;
	count?: number;
	isSynced?: boolean;
	challenge?: string;
	handle?: string;
	/** Signs with another key. */
	isForged?: boolean;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const head = (major: number, value: number) =>
	value < 24
		? Buffer.from([(major << 5) | value])
		: value < 256
			? Buffer.from([(major << 5) | 24, value])
			: Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

const flag = { present: 1, verified: 4, maySync: 8, isSynced: 16, hasKey: 64 };

/**
 * A passkey as a device has it: one ES256 key, made and used for the pages of `origin`. It answers as the script of our
 * pages sends it.
 */
export function authenticator(origin: string) {
	const pair = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
	const key = pair();
	const id = randomBytes(32).toString("base64url");
	let handle: string | undefined;
	let count = 0;

	const clientData = (type: string, { challenge }: Options, turns: Turns) =>
		Buffer.from(
			JSON.stringify({
				type,
				challenge: turns.challenge ?? challenge,
				origin: turns.origin ?? origin,
				crossOrigin: false,
			}),
		);
	function data(turns: Turns, attested?: Buffer) {
		const flags =
			flag.present |
			(turns.isUnverified ? 0 : flag.verified) |
			(turns.isSynced ? flag.maySync | flag.isSynced : 0) |
			(attested ? flag.hasKey : 0);
		const counter = Buffer.alloc(4);
		count = turns.count ?? count + 1;
		counter.writeUInt32BE(count);
		const rpIdHash = sha256(turns.rpId ?? new URL(origin).hostname);
		return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
	}
	const answer = (response: Record<string, Buffer | string | undefined>) =>
		JSON.stringify({
			id,
			rawId: id,
			type: "public-key",
			clientExtensionResults: {},
			response: Object.fromEntries(
				Object.entries(response).map(([name, value]) => [
					name,
					Buffer.isBuffer(value) ? value.toString("base64url") : value,
				]),
			),
		});

	return {
		id,
		create(options: Options, turns: Turns = {}) {
			handle = options.user?.id;
			const { x = "", y = "" } = key.publicKey.export({ format: "jwk" });
			const cose = map(
				[integer(1), integer(2)],
				[integer(3), integer(-7)],
				[integer(-1), integer(1)],
				[integer(-2), bytes(Buffer.from(x, "base64url"))],
				[integer(-3), bytes(Buffer.from(y, "base64url"))],
			);
			const length = Buffer.from([0, 32]);
			const attested = Buffer.concat([Buffer.alloc(16), length, Buffer.from(id, "base64url"), cose]);
			const attestationObject = map(
				[text("fmt"), text("none")],
				[text("attStmt"), map()],
				[text("authData"), bytes(data(turns, attested))],
			);
			return answer({ clientDataJSON: clientData("webauthn.create", options, turns), attestationObject });
		},
		get(options: Options, turns: Turns = {}) {
			const clientDataJSON = clientData("webauthn.get", options, turns);
			const authenticatorData = data(turns);
			const { privateKey } = turns.isForged ? pair() : key;
			const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
			return answer({ clientDataJSON, authenticatorData, signature, userHandle: turns.handle ?? handle });
		},
	};
}

export type Authenticator = ReturnType<typeof authenticator>;
