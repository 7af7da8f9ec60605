import { g as Button } from "../../entry-server.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { a as FileField, r as SampleRow } from "./file-sources-C9ZbMVPf.js";
import { t as UploadRows } from "./late-upload-rows-1OTuhK4N.js";
import { useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { X } from "lucide-react";
// web/uploads/file-slot.tsx
/** A slot for one file: dropped, pasted, chosen, or picked from existing ones. */
function FileSlot(props) {
	const { label, input, value, held, verbs, onRemove, place, samples, sampleWords, sampleWidth } = props;
	const { hint, take, takeAddress, takeSample, dropNow, picker, dialogs } = props;
	const [isReplaced, setReplaced] = useState(false);
	useEffect(() => setReplaced(false), [value]);
	const { texts } = input;
	const isBusy = input.preparing || input.underWay > 0;
	const isOpen = (value === void 0 || isReplaced) && !isBusy;
	return /* @__PURE__ */ jsx(FileField, {
		label,
		hint,
		take,
		takeAddress,
		takeSample,
		picker,
		dialogs,
		...dropNow !== void 0 && { dropNow },
		room: value === void 0 && !isBusy ? 1 : 0,
		children: (openLibrary) => /* @__PURE__ */ jsxs(Fragment$1, { children: [
			value !== void 0 && held?.(/* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					"aria-disabled": isBusy,
					"aria-expanded": isReplaced,
					onClick: () => !isBusy && setReplaced(!isReplaced),
					children: texts.replace
				}),
				verbs,
				/* @__PURE__ */ jsx(IconButton, {
					icon: X,
					small: true,
					label: texts.removeOne({ name: label }),
					onClick: onRemove
				})
			] })),
			/* @__PURE__ */ jsx(UploadRows, { input }),
			isOpen && /* @__PURE__ */ jsx("div", {
				className: "picture-place",
				children: place(openLibrary)
			}),
			isOpen && /* @__PURE__ */ jsx(SampleRow, {
				title: texts.samples,
				onPick: takeSample,
				samples,
				sampleWords,
				sampleWidth
			})
		] })
	});
}
export { FileSlot as t };
