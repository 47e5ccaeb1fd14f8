// Works the buttons of passkeys: asks the site what to sign, lets the device sign it, and sends the form with the answer.
const toBytes = (text) =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const toText = (bytes) =>
	btoa(String.fromCharCode(...new Uint8Array(bytes)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
const withBytes = (given) => ({ ...given, id: toBytes(given.id) });

function askDevice({ challenge, user, excludeCredentials = [], allowCredentials = [], ...rest }) {
	const publicKey = { ...rest, challenge: toBytes(challenge) };
	if (!user)
		return navigator.credentials.get({
			publicKey: { ...publicKey, allowCredentials: allowCredentials.map(withBytes) },
		});
	return navigator.credentials.create({
		publicKey: { ...publicKey, user: withBytes(user), excludeCredentials: excludeCredentials.map(withBytes) },
	});
}

function answerOf({ id, rawId, type, response }) {
	const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
	const given = parts.filter((name) => response[name]).map((name) => [name, toText(response[name])]);
	const transports = response.getTransports?.();
	const sent = { ...Object.fromEntries(given), ...(transports && { transports }) };
	return JSON.stringify({ id, rawId: toText(rawId), type, clientExtensionResults: {}, response: sent });
}

async function use(button) {
	const { passkey: purpose, at, away, known, failed } = button.dataset;
	const [field, said] = button.parentElement.querySelectorAll("input, [role=status]");
	button.disabled = true;
	said.replaceChildren();
	try {
		const asked = await fetch(at, { method: "POST", body: new URLSearchParams({ purpose }) }).catch(() => undefined);
		if (asked?.ok) {
			field.value = answerOf(await askDevice(await asked.json()));
			button.form.requestSubmit();
		} else said.textContent = away;
	} catch (error) {
		said.textContent = error.name === "InvalidStateError" ? known : failed;
	}
	field.value = "";
	button.disabled = false;
}

document.documentElement.dataset.passkeys = window.PublicKeyCredential ? "on" : "off";
document.addEventListener("click", ({ target }) => {
	const button = target.closest("[data-passkey]");
	if (button) use(button);
});
// Enter in the name of a new passkey makes it.
document.addEventListener(
	"submit",
	(event) => {
		const button = event.target.querySelector("[data-passkey=add]");
		if (!button || button.disabled) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		use(button);
	},
	true,
);
