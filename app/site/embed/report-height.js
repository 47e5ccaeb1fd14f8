/** Tells the page around this frame how tall the content is, when it changes and when that page asks. */
const report = () => {
	const { height } = document.body.getBoundingClientRect();
	parent.postMessage({ tawila: "height", height: Math.ceil(height) }, "*");
};
addEventListener("message", ({ source, data }) => {
	if (source === parent && data?.tawila === "ask") report();
});
new ResizeObserver(report).observe(document.body);
