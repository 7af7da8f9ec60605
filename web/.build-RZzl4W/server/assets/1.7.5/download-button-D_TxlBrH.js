import { t as saveFile } from "./save-file-CDj3lkb3.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { g as Button } from "../../entry-server.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Download } from "lucide-react";
// web/ui/download-button.tsx
/** Saves a file. It is fetched with the session's token, so a plain link would not do. */
function DownloadButton({ label, loadingLabel, fetchFile, fileName }) {
	const messages = useStudioMessages();
	const [loading, setLoading] = useState(false);
	const download = async () => {
		if (loading) return;
		setLoading(true);
		try {
			const response = await fetchFile();
			saveFile(await response.blob(), fileName());
		} catch (error) {
			toastFailure(error, messages, messages.failures.getData);
		} finally {
			setLoading(false);
		}
	};
	return /* @__PURE__ */ jsxs(Button, {
		size: "small",
		"aria-disabled": loading,
		onClick: () => void download(),
		children: [/* @__PURE__ */ jsx(Download, {
			size: 15,
			strokeWidth: 1.6,
			"aria-hidden": true
		}), loading ? loadingLabel : label]
	});
}
export { DownloadButton as t };
