// Makes each frame with data-tawila as tall as its content.
(() => {
	const frames = () => [...document.querySelectorAll("iframe[data-tawila]")];
	const originOf = (frame) => new URL(frame.src, location.href).origin;
	addEventListener("message", ({ origin, source, data }) => {
		const height = data && data.tawila === "height" ? Number(data.height) : 0;
		const frame = frames().find((each) => each.contentWindow === source && originOf(each) === origin);
		if (frame && height > 0) frame.style.height = `${Math.min(height, 20000)}px`;
	});
	for (const frame of frames()) if (frame.contentWindow) frame.contentWindow.postMessage({ tawila: "ask" }, "*");
})();
