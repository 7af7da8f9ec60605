import { n as loadAreaTexts, r as showTextsIn, t as areaTextsLoaded } from "./area-texts-CUYWs46C.js";
import { createContext, use, useMemo } from "react";
import { jsx } from "react/jsx-runtime";
// web/lib/messages.tsx
var loaders = {
	en: async () => (await import("./every-page-D4UwqMND.js")).everyPage,
	zh: async () => (await import("./every-page-DR259loL.js")).everyPage
};
var loaded = /* @__PURE__ */ new Map();
var loading = /* @__PURE__ */ new Map();
/** Loads a language's texts once, with those of the areas that are in use; each of them is a chunk. */
function loadMessages(language) {
	showTextsIn(language);
	const running = loading.get(language) ?? Promise.all([loaders[language](), areaTextsLoaded()]).then(([messages]) => {
		loaded.set(language, messages);
		return messages;
	});
	loading.set(language, running);
	return running;
}
var MessagesContext = createContext(void 0);
/** Gives the tree below it the texts of `language`; suspends until they are loaded. */
function MessagesProvider({ language, children }) {
	showTextsIn(language);
	const messages = loaded.get(language) ?? use(loadMessages(language));
	const value = useMemo(() => ({
		language,
		messages
	}), [language, messages]);
	return /* @__PURE__ */ jsx(MessagesContext, {
		value,
		children
	});
}
function useContextValue() {
	const value = use(MessagesContext);
	if (!value) throw new Error("There is no MessagesProvider above this component");
	return value;
}
/** The texts of every page in the language that is shown. */
function useMessages() {
	return useContextValue().messages;
}
/**
* The texts of one area, such as the operators' console, in the language that is shown. They come with the part of the
* page that reads them (`lazyPart`), so that the first page stays small; until they are loaded, it suspends.
*/
function useAreaTexts(texts) {
	const { language } = useContextValue();
	return texts[language] ?? use(loadAreaTexts(texts, language));
}
/** The language that is shown, and how it writes numbers and dates. */
function useLanguage() {
	const { language } = useContextValue();
	return useMemo(() => ({
		language,
		...formatsOf(language)
	}), [language]);
}
/** Writing numbers and dates in a language. Times are in the reader's own time zone. */
function formatsOf(language) {
	const locale = language === "zh" ? "zh-CN" : "en-GB";
	const numbers = new Intl.NumberFormat(locale);
	const shares = new Intl.NumberFormat(locale, {
		style: "percent",
		maximumFractionDigits: 0
	});
	const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
	const clocks = new Intl.DateTimeFormat(locale, {
		hour: "2-digit",
		minute: "2-digit"
	});
	const times = new Intl.DateTimeFormat(locale, {
		dateStyle: "medium",
		timeStyle: "short"
	});
	return {
		/** Between two sentences: Chinese has no space there. */
		gap: language === "zh" ? "" : " ",
		/** Between a label and its value. */
		colon: language === "zh" ? "：" : ": ",
		/** Between two phrases that are read out. */
		stop: language === "zh" ? "。" : ". ",
		/** Whole or fractional number with its separators. */
		number: (value) => numbers.format(value),
		/** 0 to 1 as a percentage. */
		share: (value) => shares.format(value),
		/** ISO 8601 instant as a day. */
		date: (instant) => dates.format(new Date(instant)),
		/** ISO 8601 instant as hours and minutes. */
		clock: (instant) => clocks.format(new Date(instant)),
		/** ISO 8601 instant as day and time. */
		time: (instant) => times.format(new Date(instant))
	};
}
export { useMessages as a, useLanguage as i, loadMessages as n, useAreaTexts as r, MessagesProvider as t };
