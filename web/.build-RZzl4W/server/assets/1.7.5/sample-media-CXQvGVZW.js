import { n as loadOnNeed, t as isLoadFailure } from "./load-on-need-C8SaKxkf.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { _ as askToSignIn, r as currentToken } from "./session-DiDZXz4K.js";
import { jt as lazyPart } from "../../entry-server.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { r as uploadTexts, t as pageQueue } from "./page-queue-45hH76tP.js";
import { n as projectOfRun } from "./current-project-iOEuJSQr.js";
import { c as rememberImage, i as imageOf, r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { t as useLatest } from "./use-latest-BtrKcZez.js";
import { n as useKeptState } from "./kept-state-CSsvARUX.js";
import { n as useRefusals, t as isRefused } from "./use-refusals-CwRhlLWX.js";
import { a as localFile } from "./local-films-C1vXVeAl.js";
import { n as clipAt, t as beginClip } from "./local-clips-DKKOkUWr.js";
import { n as FileSources } from "./file-sources-C9ZbMVPf.js";
import { t as FileSlot } from "./file-slot-CfSGmu3A.js";
import { i as typeWords, n as missReason, t as limitWords } from "./media-words-D5kudKOT.js";
import { t as mediaTexts } from "./media-BAn13h6c.js";
import { Suspense, useId, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
// web/uploads/media/use-media-input.ts
/** The library that reads indexes is loaded with the first file. */
var loadChecks = loadOnNeed(() => import("./prepare-media-uZOzfgrl.js"));
var loadSounds = loadOnNeed(() => import("./sound-of-video-W5c1-0vt.js"));
var NONE = [];
/**
* Takes one audio file or video into a field: reads the file's index, explains which limit it misses, and uploads it
* otherwise.
* @param onTaken gets the file once the product keeps it, with what the server knows of it; a field that shows local
* videos gets them before, at their local address
* @param soundOf limits of videos whose sound is taken instead of a sound file
* @param shown of a field that shows local videos: what it holds (`use-clip-end.ts` tells what becomes of one)
*/
function useMediaInput(kind, limits, onTaken, soundOf, shown) {
	const texts = useAreaTexts(uploadTexts);
	const media = useAreaTexts(mediaTexts);
	const { errors } = useStudioMessages();
	const client = useQueryClient();
	const [owner] = useKeptState(`${kind} owner`, useId());
	const refusals = useRefusals(owner, texts);
	const [preparing, setPreparing] = useState(false);
	const [unfit, setUnfit] = useKeptState(`${owner} unfit`, void 0);
	const latest = useLatest({
		onTaken,
		shown
	});
	const local = shown?.value === void 0 ? void 0 : localFile(shown.value);
	const uploads = useStore(pageQueue().uploads, NONE).filter(({ source }) => source.owner === owner || local !== void 0 && source.blob === local);
	const refuseFor = (name, problem) => refusals.refuse(name, missReason(problem, limits, {
		media,
		uploads: texts,
		errors
	}));
	/** Puts a stored file into the field, if it fits: some files only the server can read. */
	const settle = async (file, isPicked) => {
		const { problemOf, tellSound } = await loadChecks();
		const problem = problemOf(file, limits);
		if (problem && isPicked && file.media?.seconds) await bring(file.url, file.name);
		else if (problem) refuseFor(file.name, problem);
		else {
			tellSound(file, kind, errors);
			drawAtOnce(() => latest.current.onTaken(file));
		}
	};
	/** A kept file, unless the server found that it misses a limit. */
	const fitting = async (file) => {
		const { problemOf, tellSound } = await loadChecks();
		const problem = problemOf(file, limits);
		if (problem) refuseFor(file.name, problem);
		else tellSound(file, kind, errors);
		return problem ? void 0 : file;
	};
	const prepare = async (file) => {
		const { prepareMedia } = await loadChecks();
		const prepared = await prepareMedia(file, kind, limits);
		if ("problem" in prepared && prepared.problem === "media_format" && soundOf) {
			const { soundOfVideo } = await loadSounds();
			const sound = await soundOfVideo(file, soundOf);
			if (sound instanceof File) return prepare(sound);
			if (sound === "no_sound") return refusals.refuse(file.name, media.noSound);
			if (sound !== "media_format") return refusals.refuse(file.name, missReason(sound, soundOf, {
				media,
				uploads: texts,
				errors
			}));
		}
		if ("problem" in prepared) {
			const { problem, facts } = prepared;
			return facts ? setUnfit({
				file,
				facts
			}) : refuseFor(file.name, problem);
		}
		const { type, fingerprint, facts } = prepared;
		const sent = {
			blob: file,
			name: file.name,
			fromType: "tool",
			type,
			fingerprint
		};
		const { shown: field } = latest.current;
		const before = field?.value;
		dropLocal(before);
		const clip = field !== void 0 && kind === "video" && facts.seconds !== void 0 && beginClip(sent, facts, pageQueue().uploads, heldBefore(before));
		pageQueue().add({
			...sent,
			projectId: projectOfRun(client),
			owner
		}, (kept) => {
			if (clip) clip.arrived(fitting(kept));
			else settle(kept, false);
		});
		if (clip) drawAtOnce(() => latest.current.onTaken(clip.image));
	};
	const take = async ([file]) => {
		refusals.clear();
		if (!file || currentToken() === void 0 && !await askToSignIn()) return;
		setPreparing(true);
		await prepare(file).catch((error) => {
			if (isLoadFailure(error)) refusals.refuseUnloaded(file.name, () => void take([file]));
			else refusals.refuseUnread(file.name);
		});
		setPreparing(false);
	};
	/** Takes a file of the site as if it were one of the person's. */
	const bring = async (url, name) => {
		const blob = await fetch(url).then((answer) => answer.ok ? answer.blob() : void 0).catch(() => void 0);
		if (blob) await take([new File([blob], name)]);
		else refusals.refuseUnread(name);
	};
	return {
		kind,
		texts,
		media,
		uploads,
		/** Uploads that may still end in the field. */
		underWay: uploads.filter((upload) => !isRefused(upload)).length,
		preparing,
		unfit,
		dropUnfit: () => setUnfit(void 0),
		unsent: false,
		refusals: refusals.refusals,
		dismiss: refusals.dismiss,
		take,
		bring,
		/** Takes a file that the product keeps already. */
		pick: (picked) => {
			refusals.clear();
			const { url, thumbnail, name, width, height, media: facts } = picked;
			const file = imageOf({
				path: url,
				width,
				height,
				thumbnail
			}, name, facts);
			rememberImage(file);
			settle(file, true);
		}
	};
}
/** Cancels the upload of a local video; does nothing for any other address. */
function dropLocal(url) {
	const file = url === void 0 ? void 0 : localFile(url);
	const upload = file && pageQueue().uploads.get().find(({ source }) => source.blob === file);
	if (upload) pageQueue().remove(upload.id);
}
/** What a field goes back to: for a local video, whose upload has ended by then, what the field held before. */
function heldBefore(url) {
	if (url === void 0) return void 0;
	const local = clipAt(url);
	return local ? local.before : imageAt(url);
}
// web/uploads/media/media-slot.tsx
var HeldMedium = lazyPart(() => import("./held-medium-Bhw2mkwu.js").then(({ HeldMedium: Held }) => ({ default: Held })));
var TrimDialog = lazyPart(() => import("./trim-dialog-EKFAvQQu.js").then(({ TrimDialog: Trim }) => ({ default: Trim })));
/** A slot for one sound or video: dropped, chosen, or picked from existing ones. It can be played in the slot. */
function MediaSlot({ kind, label, hint, limits, soundOf, value, seconds, samples, local, onChange }) {
	const input = useMediaInput(kind, limits, onChange, soundOf, local && { value });
	const { media, take, bring, pick, unfit, dropUnfit } = input;
	const wordsOf = (accepted) => media.facts({ facts: [typeWords(accepted, media), ...limitWords(accepted, media)] });
	return /* @__PURE__ */ jsx(FileSlot, {
		label,
		hint,
		input,
		value,
		take: (files) => void take(files),
		takeAddress: () => void 0,
		takeSample: ({ url, name }) => void bring(url, name),
		picker: {
			kind,
			most: 1,
			onPicked: pick
		},
		dialogs: (choose) => unfit && /* @__PURE__ */ jsx(TrimDialog, {
			file: unfit.file,
			facts: unfit.facts,
			limits,
			onFixed: (file) => {
				dropUnfit();
				take([file]);
			},
			onOther: () => {
				dropUnfit();
				choose();
			},
			onClose: dropUnfit
		}),
		held: local === "elsewhere" ? null : (verbs) => value !== void 0 && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(HeldMedium, {
			kind,
			url: value,
			seconds,
			children: verbs
		}) }),
		onRemove: () => {
			drawAtOnce(() => onChange(void 0));
			dropLocal(value);
		},
		place: (openLibrary) => /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsx("p", { children: media.drop[kind] }),
			/* @__PURE__ */ jsx(FileSources, {
				accept: [...limits.types, ...soundOf?.types ?? []].join(","),
				take,
				onLibrary: openLibrary
			}),
			/* @__PURE__ */ jsx("p", {
				className: "note upload-limits",
				children: wordsOf(limits)
			}),
			soundOf && /* @__PURE__ */ jsx("p", {
				className: "note upload-limits",
				children: media.orVideo({ limits: wordsOf(soundOf) })
			})
		] }),
		samples,
		sampleWords: media.useSample,
		sampleWidth: 100
	});
}
// web/editors/kit/samples/sample-media.ts
/** What is seen or heard, by the file under `web/public/samples/`. */
var NAMES = {
	"media/launch.mp4": {
		en: "rocket launch with subtitles",
		zh: "带字幕的火箭发射"
	},
	"media/talk.mp4": {
		en: "astronaut, 6\xA0s",
		zh: "宇航员，6\xA0秒"
	},
	"media/speech-en.wav": {
		en: "English speech, 5\xA0s",
		zh: "英语口播，5\xA0秒"
	},
	"media/speech-zh.mp3": {
		en: "Chinese speech, 7\xA0s",
		zh: "普通话口播，7\xA0秒"
	}
};
/** The sounds and videos that a field offers to begin with. A video has a still beside it, sound has none. */
function sampleMedia(names, language) {
	return names.map((name) => ({
		url: `/samples/${name}`,
		thumbnail: name.endsWith(".mp4") ? `/samples/${name.replace(/\.mp4$/, "-320.webp")}` : "",
		name: NAMES[name]?.[language] ?? name.replace(/^.*\/|\.\w+$/g, "")
	}));
}
export { MediaSlot as n, useMediaInput as r, sampleMedia as t };
