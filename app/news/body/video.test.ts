import { expect, test } from "vitest";
import { videoAt, videoKey, videoLink } from "./video.ts";

test.each([
	["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "youtube-dQw4w9WgXcQ"],
	["https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=4", "youtube-dQw4w9WgXcQ"],
	[" http://m.youtube.com/watch?v=dQw4w9WgXcQ ", "youtube-dQw4w9WgXcQ"],
	["https://youtu.be/dQw4w9WgXcQ?si=abc", "youtube-dQw4w9WgXcQ"],
	["https://www.youtube.com/shorts/dQw4w9WgXcQ", "youtube-dQw4w9WgXcQ"],
	["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube-dQw4w9WgXcQ"],
	["https://vimeo.com/76979871", "vimeo-76979871"],
	["https://player.vimeo.com/video/76979871?h=1", "vimeo-76979871"],
])("%s is the film %s", (address, key) => {
	const video = videoAt(address);
	expect(video && videoKey(video)).toBe(key);
	expect(video && videoAt(videoLink(video))).toEqual(video);
});

test.each([
	"https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
	"https://evil.example/www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
	"https://user:pass@youtube.com/watch?v=dQw4w9WgXcQ",
	"https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
	"javascript:https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"//www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload=",
	"https://www.youtube.com/watch?v=short",
	"https://www.youtube.com/@channel",
	"https://www.youtube.com/embed/../watch",
	"https://vimeo.com/76979871/extra",
	"https://vimeo.com/channels/staffpicks",
	"https://constructor/x",
	"dQw4w9WgXcQ",
	"",
])("%s is none", (address) => {
	expect(videoAt(address)).toBeUndefined();
});
