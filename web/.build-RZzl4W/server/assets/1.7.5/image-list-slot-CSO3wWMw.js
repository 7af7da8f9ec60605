import { r as uploadTexts } from "./page-queue-45hH76tP.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { a as FileField, i as pickSample, r as SampleRow } from "./file-sources-C9ZbMVPf.js";
import { n as ImageSources, r as imageFieldProps, t as LimitsLine } from "./limits-line-Didi7q4Q.js";
import { t as UploadRows } from "./late-upload-rows-1OTuhK4N.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { t as useLatest } from "./use-latest-BtrKcZez.js";
import { n as usePictureInput } from "./use-picture-input-CZbEeykh.js";
import { useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ChevronLeft, ChevronRight, Crop, X } from "lucide-react";
// web/uploads/image-list-slot.tsx
/** A slot for several pictures, in an order that can be changed. */
function ImageListSlot(props) {
	const { label, hint, limits, maximum, value, onChange, samples, ordered = true, mayTry } = props;
	const texts = useAreaTexts(uploadTexts);
	const latestRef = useLatest(value);
	const set = (urls) => {
		latestRef.current = urls;
		onChange(urls.map(imageAt));
	};
	const orders = useRef(/* @__PURE__ */ new Map());
	const input = usePictureInput(limits, maximum, value, ({ url }, order, replaces) => {
		const urls = latestRef.current;
		if (replaces !== void 0 && urls.includes(replaces)) {
			orders.current.set(url, orders.current.get(replaces) ?? 0);
			return set(urls.map((each) => each === replaces ? url : each));
		}
		orders.current.set(url, order);
		const after = urls.findIndex((each) => (orders.current.get(each) ?? 0) > order);
		set(after < 0 ? [...urls, url] : urls.toSpliced(after, 0, url));
	}, mayTry);
	const room = maximum - value.length - input.underWay;
	const move = (from, to) => {
		const urls = [...value];
		urls.splice(to, 0, ...urls.splice(from, 1));
		set(urls);
	};
	return /* @__PURE__ */ jsx(FileField, {
		...imageFieldProps(input, limits, maximum === 1 ? 1 : Math.max(1, room)),
		label,
		hint,
		room,
		children: (openLibrary) => /* @__PURE__ */ jsxs(Fragment$1, { children: [
			value.length > 0 && /* @__PURE__ */ jsx("ol", {
				className: "picture-list",
				"aria-label": texts.held({
					count: value.length,
					maximum
				}),
				children: value.map(imageAt).map((image, index) => {
					const name = image.name || `${index + 1}`;
					return /* @__PURE__ */ jsxs("li", { children: [
						/* @__PURE__ */ jsx("img", {
							src: image.thumbnail,
							alt: name,
							decoding: "async"
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: Crop,
							small: true,
							className: "picture-list-crop",
							"aria-disabled": input.preparing,
							label: texts.cropOne({ name }),
							onClick: () => !input.preparing && void input.crop.beginHeld(image)
						}),
						/* @__PURE__ */ jsxs("span", {
							className: "picture-list-verbs",
							children: [
								ordered && /* @__PURE__ */ jsx(IconButton, {
									icon: ChevronLeft,
									small: true,
									disabled: index === 0,
									label: texts.moveEarlier({ name }),
									onClick: () => move(index, index - 1)
								}),
								/* @__PURE__ */ jsx(IconButton, {
									icon: X,
									small: true,
									label: texts.removeOne({ name }),
									onClick: () => set(value.filter((_, at) => at !== index))
								}),
								ordered && /* @__PURE__ */ jsx(IconButton, {
									icon: ChevronRight,
									small: true,
									disabled: index === value.length - 1,
									label: texts.moveLater({ name }),
									onClick: () => move(index, index + 1)
								})
							]
						})
					] }, image.url);
				})
			}),
			/* @__PURE__ */ jsx(UploadRows, { input }),
			room > 0 && /* @__PURE__ */ jsxs("div", {
				className: "picture-place",
				children: [
					/* @__PURE__ */ jsx("p", { children: texts.dropMany }),
					/* @__PURE__ */ jsx(ImageSources, {
						input,
						many: true,
						onLibrary: openLibrary
					}),
					/* @__PURE__ */ jsx(LimitsLine, {
						limits,
						maximum
					})
				]
			}),
			value.length === 0 && room > 0 && /* @__PURE__ */ jsx(SampleRow, {
				title: texts.samples,
				samples,
				sampleWords: texts.useSample,
				onPick: (sample) => pickSample(input, sample)
			})
		] })
	});
}
export { ImageListSlot as t };
