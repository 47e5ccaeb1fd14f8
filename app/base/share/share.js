for (const bar of document.querySelectorAll("[data-share]")) {
	const { title, url, copied } = bar.dataset;
	const said = bar.querySelector("[role=status]");
	const does = {
		share: navigator.share && (() => navigator.share({ title, url })),
		copy:
			navigator.clipboard &&
			(async () => {
				await navigator.clipboard.writeText(url);
				said.textContent = copied;
				setTimeout(() => said.replaceChildren(), 5000);
			}),
	};
	for (const button of bar.querySelectorAll("button")) {
		const act = does[button.name];
		button.hidden = !act;
		button.classList.add("ready");
		button.onclick = () => act().catch(() => {});
	}
}
