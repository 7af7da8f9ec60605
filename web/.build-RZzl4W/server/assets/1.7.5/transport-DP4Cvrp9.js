import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Maximize, Pause, Play, SkipBack, SkipForward, StepBack, StepForward, Volume2, VolumeX } from "lucide-react";
// contract/messages/en/player.ts
var number$1 = (value) => value.toLocaleString("en");
/** Buttons of a video or a sound that plays. */
var player$1 = {
	of: ({ length }) => `of ${length}`,
	frame: ({ at, of }) => `frame ${number$1(at)} of ${number$1(of)}`,
	play: "Play (Space)",
	pause: "Pause (Space)",
	start: "Go to start (Home)",
	end: "Go to end (End)",
	back: "Previous frame (,)",
	forward: "Next frame (.)",
	mute: "Mute (M)",
	unmute: "Unmute (M)",
	speed: ({ speed }) => `Speed: ${speed}×`,
	fullScreen: "Full screen (F)",
	captions: "Captions (C)",
	position: {
		video: "Position in the video",
		audio: "Position in the audio"
	},
	unplayable: "This browser cannot play the file. Download it to play it elsewhere."
};
// contract/messages/zh/player.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/player.ts
/** Buttons of a video or a sound that plays. Loaded with it. */
var playerTexts = {
	en: player$1,
	zh: {
		of: ({ length }) => `/ ${length}`,
		frame: ({ at, of }) => `第 ${number(at)}\u00a0帧，共 ${number(of)}\u00a0帧`,
		play: "播放（空格）",
		pause: "暂停（空格）",
		start: "回到开头（Home）",
		end: "跳到结尾（End）",
		back: "后退一帧（,）",
		forward: "前进一帧（.）",
		mute: "静音（M）",
		unmute: "取消静音（M）",
		speed: ({ speed }) => `播放速度：${speed}×`,
		fullScreen: "全屏（F）",
		captions: "字幕（C）",
		position: {
			video: "视频中的位置",
			audio: "音频中的位置"
		},
		unplayable: "当前浏览器无法播放该文件，可下载后用其他程序播放。"
	}
};
// web/video/ui/transport.tsx
/** Speeds of the button, in their order. */
var SPEEDS = [
	1,
	1.5,
	2,
	.5
];
/**
* Time at the left, five buttons in the middle, facts, sound, speed and full screen at the right. Below 480 pixels the
* buttons for the ends are left out, since the track leads there.
*/
function Transport({ clock, rate, length, facts, disabled = false, silent = false, still = false, screen, children }) {
	const texts = useAreaTexts(playerTexts);
	const playing = useStore(clock.playing, false);
	return /* @__PURE__ */ jsx("div", {
		className: "transport",
		children: /* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx(TransportTime, {
				clock,
				length
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "transport-buttons",
				children: [
					/* @__PURE__ */ jsx(IconButton, {
						icon: SkipBack,
						className: "transport-end",
						label: texts.start,
						onClick: () => clock.seek(0)
					}),
					!still && /* @__PURE__ */ jsx(IconButton, {
						icon: StepBack,
						label: texts.back,
						onClick: () => clock.step(-1, rate)
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: playing ? Pause : Play,
						className: "transport-play",
						label: playing ? texts.pause : texts.play,
						disabled,
						onClick: clock.toggle
					}),
					!still && /* @__PURE__ */ jsx(IconButton, {
						icon: StepForward,
						label: texts.forward,
						onClick: () => clock.step(1, rate)
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: SkipForward,
						className: "transport-end",
						label: texts.end,
						onClick: () => clock.seek(clock.duration.get())
					})
				]
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "transport-side",
				children: [
					facts === void 0 ? rate !== void 0 && /* @__PURE__ */ jsx(FrameNumber, {
						clock,
						rate
					}) : /* @__PURE__ */ jsx("span", {
						className: "transport-facts",
						children: facts
					}),
					children,
					!silent && /* @__PURE__ */ jsx(SoundButton, { clock }),
					/* @__PURE__ */ jsx(SpeedButton, { clock }),
					screen && /* @__PURE__ */ jsx(IconButton, {
						icon: Maximize,
						label: texts.fullScreen,
						onClick: () => void toggleFullScreen(screen.current)
					})
				]
			})
		] })
	});
}
/** If the browser allows none, nothing happens. */
async function toggleFullScreen(element) {
	try {
		await (element && document.fullscreenElement === element ? document.exitFullscreen() : element?.requestFullscreen());
	} catch {}
}
function TransportTime({ clock, length }) {
	const texts = useAreaTexts(playerTexts);
	const tenth = Math.floor(useStore(clock.time, 0) / 100);
	const duration = useStore(clock.duration, 0);
	return /* @__PURE__ */ jsxs("span", {
		className: "transport-time",
		children: [
			/* @__PURE__ */ jsx("b", { children: clockText(tenth * 100) }),
			" ",
			/* @__PURE__ */ jsx("span", { children: texts.of({ length: clockText(length ?? duration) }) })
		]
	});
}
function FrameNumber({ clock, rate }) {
	const texts = useAreaTexts(playerTexts);
	const frame = Math.floor(useStore(clock.time, 0) * rate / 1e3 + .001);
	const count = Math.max(1, Math.round(useStore(clock.duration, 0) * rate / 1e3));
	return /* @__PURE__ */ jsx("span", {
		className: "transport-facts",
		children: texts.frame({
			at: Math.min(count, frame + 1),
			of: count
		})
	});
}
function SoundButton({ clock }) {
	const texts = useAreaTexts(playerTexts);
	const muted = useStore(clock.muted, false);
	return /* @__PURE__ */ jsx(IconButton, {
		icon: muted ? VolumeX : Volume2,
		label: muted ? texts.unmute : texts.mute,
		onClick: clock.toggleSound
	});
}
function SpeedButton({ clock }) {
	const texts = useAreaTexts(playerTexts);
	const { number } = useLanguage();
	const speed = useStore(clock.speed, 1);
	const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
	const label = texts.speed({ speed: number(speed) });
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: "icon-button transport-speed",
		"aria-label": label,
		title: label,
		onClick: () => clock.setSpeed(next),
		children: [number(speed), "×"]
	});
}
export { playerTexts as n, Transport as t };
