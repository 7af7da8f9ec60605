import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button, jt as lazyPart } from "../../entry-server.js";
import { t as useDropTarget } from "./drop-target-BqmNFAfA.js";
import { r as uploadTexts } from "./page-queue-45hH76tP.js";
import { i as registerIntake } from "./intake-BOswHrGc.js";
import { t as useLatest } from "./use-latest-BtrKcZez.js";
/* empty css                 */
import { Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Images, Upload } from "lucide-react";
// web/uploads/upload-field.tsx
/** What surrounds every part that takes files: label, hint, drop target, and what is pasted or dropped elsewhere. */
function UploadField(props) {
	const { label, hint, element, dropNow, children } = props;
	const id = useId();
	const latest = useLatest(props);
	const take = useCallback((files) => latest.current.take(files), [latest]);
	const over = useDropTarget(element, take);
	useEffect(() => {
		if (!element.current) return;
		return registerIntake({
			element: element.current,
			room: () => latest.current.room,
			take,
			takeAddress: (address) => latest.current.takeAddress(address),
			takeSample: (sample) => latest.current.takeSample(sample)
		});
	}, [
		element,
		take,
		latest
	]);
	return /* @__PURE__ */ jsxs("fieldset", {
		ref: element,
		className: "picture-field",
		"data-over": over,
		"aria-describedby": hint && `${id}-hint`,
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "label",
				children: label
			}),
			hint !== void 0 && /* @__PURE__ */ jsx("p", {
				id: `${id}-hint`,
				className: "note",
				children: hint
			}),
			children,
			over && dropNow !== void 0 && /* @__PURE__ */ jsx("p", {
				className: "picture-over",
				children: dropNow
			})
		]
	});
}
// web/uploads/file-field.tsx
var PickDialog = lazyPart(() => import("./pick-dialog-DcfFqmXb.js").then((n) => n.n).then(({ PickDialog: Dialog }) => ({ default: Dialog })));
/** What surrounds every part that takes files: label, drop target, pasting, its dialogs and the library. */
function FileField({ picker, dialogs, children, ...field }) {
	const element = useRef(null);
	const [isPicking, setPicking] = useState(false);
	const choose = () => element.current?.querySelector("input[type=file]")?.click();
	return /* @__PURE__ */ jsxs(UploadField, {
		element,
		...field,
		children: [
			children(() => setPicking(true)),
			/* @__PURE__ */ jsx(Suspense, { children: dialogs(choose) }),
			isPicking && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PickDialog, {
				...picker,
				onClose: () => setPicking(false)
			}) })
		]
	});
}
// web/uploads/sample-row.tsx
/** Takes one of the site's pictures: it becomes the person's upload. */
function pickSample(input, { url, thumbnail, name }) {
	input.pick({
		url,
		thumbnail,
		name,
		width: null,
		height: null,
		contentType: "",
		size: 0,
		stored: false
	});
}
/** Files of the site to begin with; the chosen one becomes the person's upload. */
function SampleRow({ title, samples, sampleWords, sampleWidth = 56, onPick }) {
	if (samples.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "sample-row",
		children: [/* @__PURE__ */ jsx("p", {
			className: "note",
			children: title
		}), /* @__PURE__ */ jsx("ul", { children: samples.map((sample) => {
			const verb = {
				"aria-label": sampleWords(sample),
				onClick: () => onPick(sample)
			};
			return /* @__PURE__ */ jsx("li", { children: sample.thumbnail === "" ? /* @__PURE__ */ jsx(Button, {
				size: "small",
				...verb,
				children: sample.name
			}) : /* @__PURE__ */ jsx("button", {
				type: "button",
				title: sample.name,
				...verb,
				children: /* @__PURE__ */ jsx("img", {
					src: sample.thumbnail,
					alt: "",
					width: sampleWidth,
					height: 56,
					loading: "lazy",
					decoding: "async"
				})
			}) }, sample.url);
		}) })]
	});
}
// web/uploads/file-sources.tsx
/** The ways to add a file: from the device, from what the product keeps already, and others between. */
function FileSources({ accept, many = false, take, onLibrary, children }) {
	const texts = useAreaTexts(uploadTexts);
	const file = useRef(null);
	return /* @__PURE__ */ jsxs("div", {
		className: "picture-sources",
		children: [
			/* @__PURE__ */ jsx(FileInput, {
				ref: file,
				accept,
				multiple: many,
				take
			}),
			/* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: () => file.current?.click(),
				children: [/* @__PURE__ */ jsx(Upload, {
					size: 14,
					"aria-hidden": true
				}), many ? texts.chooseMany : texts.choose]
			}),
			children,
			/* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: onLibrary,
				children: [/* @__PURE__ */ jsx(Images, {
					size: 14,
					"aria-hidden": true
				}), texts.shelf]
			})
		]
	});
}
/** A hidden file input, opened by a button beside it. */
function FileInput({ take, ...input }) {
	return /* @__PURE__ */ jsx("input", {
		type: "file",
		hidden: true,
		tabIndex: -1,
		"aria-hidden": true,
		...input,
		onChange: (event) => {
			const files = [...event.target.files ?? []];
			event.target.value = "";
			if (files.length > 0) take(files);
		}
	});
}
export { FileField as a, pickSample as i, FileSources as n, SampleRow as r, FileInput as t };
