import { s as listRevisions } from "./autosave-yToMrKoo.js";
import { n as collageTexts } from "./collage-page-BfylMDqJ.js";
import { F as call, g as Button, v as toast } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/collage/versions-dialog.tsx
/** The versions of a saved collage, newest first, each with a way back to it. */
function VersionsDialog({ documentId, onRestore, onClose }) {
	const texts = useAreaTexts(collageTexts).versions;
	const messages = useStudioMessages();
	const { time } = useLanguage();
	const [versions, setVersions] = useState();
	const [restoring, setRestoring] = useState(false);
	useEffect(() => {
		let left = false;
		call(listRevisions, { params: { id: documentId } }).then(({ items }) => items).catch(() => "failed").then((found) => !left && setVersions(found));
		return () => {
			left = true;
		};
	}, [documentId]);
	const restore = async (revision) => {
		if (restoring) return;
		setRestoring(true);
		try {
			await onRestore(revision);
			toast(texts.restored);
			onClose();
		} catch (error) {
			toastFailure(error, messages);
			setRestoring(false);
		}
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: texts.title,
		closeLabel: messages.shell.close,
		width: 440,
		children: /* @__PURE__ */ jsxs("div", {
			className: "versions",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.hint
				}),
				versions === "failed" && /* @__PURE__ */ jsx("p", {
					role: "alert",
					children: texts.failed
				}),
				Array.isArray(versions) && /* @__PURE__ */ jsx("ol", {
					"aria-label": texts.title,
					children: versions.map(({ revision, own, created_at }, index) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("span", { children: [time(created_at), /* @__PURE__ */ jsx("small", { children: own ? texts.own : texts.other })] }), index === 0 ? /* @__PURE__ */ jsx("span", {
						className: "note",
						children: texts.current
					}) : /* @__PURE__ */ jsx(Button, {
						size: "small",
						"aria-label": texts.restoreOf({ time: time(created_at) }),
						"aria-disabled": restoring,
						onClick: () => void restore(revision),
						children: texts.restore
					})] }, revision))
				})
			]
		})
	});
}
export { VersionsDialog as default };
