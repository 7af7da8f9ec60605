import { i as readDocument, r as fileSource, t as defineDocument } from "./define-document-CUsOy5I1.js";
import { a as writingTexts, r as chatCompletions, t as TEXT_LIMITS } from "./texts-DT5KuTWO.js";
import { r as estimateTokens, t as CHAT } from "./services-C8P5Yaqu.js";
import { S as useEngineChoice, _ as mostPoints, y as useWriter } from "./seed-D_vERIDW.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { D as usePointConfig, F as call, I as openResponse, N as useUser, T as useEngineName, _ as buttonClass, f as LanguageLink, g as Button, j as useSiteFacts, m as useLocalPath, v as toast, wt as useCatalogue } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as useDropTarget } from "./drop-target-BqmNFAfA.js";
import { n as isOfInputMethod } from "./input-method-CVy0jZ_K.js";
import { t as PickDialog } from "./pick-dialog-DcfFqmXb.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { n as fillValues } from "./form-values-Dj4WOTDZ.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { a as getDocument, i as deleteDocument, l as saveDocument, n as createAutosave, o as listDocuments, r as createDocument, u as updateDocument } from "./autosave-yToMrKoo.js";
import { t as RenameForm } from "./rename-form-BOMc9ESo.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { n as readTextStream, t as uploadSmallPicture } from "./small-picture-DSuiRvVD.js";
import { b as getTask } from "./run-store-BJkgFiVe.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Check, ChevronsUpDown, Copy, History, Images, PanelRight, Paperclip, Pencil, RotateCcw, SquarePen, Trash2, X } from "lucide-react";
// contract/documents/chat-document.ts
/** The studio's chat as a saved document: messages, costs and attached pictures. */
var CHAT_LIMITS = {
	/** Lines of one chat. */
	lines: 200,
	/** Of one line, in UTF-16 code units. */
	characters: 2e4,
	/** Pictures of one question, and of all that a model is shown at once. */
	pictures: 4,
	/** Of the JSON of all lines, with room for one more question and its answer below `DOCUMENT_BYTES`. */
	bytes: 196608
};
/** Longest source, name of a picture, and code, in UTF-16 code units. */
var NAME_CHARACTERS$1 = 300;
/** Instants that a JavaScript date can hold, in milliseconds since 1970. */
var LATEST = 864e13;
var chatKind = defineDocument({
	kind: "chat",
	version: 1,
	upgrades: {},
	parse: parseChat,
	sources: ({ lines }) => lines.flatMap(({ pictures = [] }) => pictures.map(({ source }) => source)),
	texts: ({ lines }) => lines.map(({ text }) => text),
	history: 1
});
/** Whether a chat takes no further question, because its document could not hold the answer. */
function isChatFull(lines) {
	if (lines.length > CHAT_LIMITS.lines - 2) return true;
	return JSON.stringify(lines).replace(/\P{ASCII}/gu, "    ").length > CHAT_LIMITS.bytes;
}
/** The chat with its known properties only; undefined for anything else. */
function parseChat(content) {
	if (!isRecord(content) || !Array.isArray(content["lines"])) return void 0;
	const { lines } = content;
	if (lines.length > CHAT_LIMITS.lines || !lines.every(isLine)) return void 0;
	return { lines: lines.map(lineOf) };
}
function isLine(line) {
	if (!isRecord(line)) return false;
	const { role, text, at, pictures, engine, points, failed } = line;
	return (role === "user" || role === "assistant") && isText(text, CHAT_LIMITS.characters) && isCount(at) && at <= LATEST && (pictures === void 0 || isPictures(pictures)) && (engine === void 0 || isText(engine, NAME_CHARACTERS$1)) && (points === void 0 || isPoints(points)) && (failed === void 0 || isText(failed, NAME_CHARACTERS$1));
}
var isPictures = (value) => Array.isArray(value) && value.length <= CHAT_LIMITS.pictures && value.every((each) => isRecord(each) && ["source", "name"].every((key) => isText(each[key], NAME_CHARACTERS$1)));
var isPoints = (value) => isRecord(value) && [
	"held",
	"settled",
	"returned"
].every((key) => isCount(value[key]));
function lineOf({ role, text, at, pictures, engine, points, failed }) {
	const shown = pictures?.map(({ source, name }) => ({
		source,
		name
	}));
	const paid = points && {
		held: points.held,
		settled: points.settled,
		returned: points.returned
	};
	return {
		role,
		text,
		at,
		...shown ? { pictures: shown } : {},
		...engine === void 0 ? {} : { engine },
		...paid ? { points: paid } : {},
		...failed === void 0 ? {} : { failed }
	};
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isText = (value, longest) => typeof value === "string" && value.length <= longest && !value.includes("\0") && value.isWellFormed();
var isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
// web/chat/chat-messages.ts
/** The lines of a chat that are sent with the last question: the newest ones that fit into one call. */
function sentLines(lines) {
	const said = lines.slice(-16).filter(({ text, pictures }) => text.trim() !== "" || pictures);
	let room = TEXT_LIMITS.characters / 2;
	let pictures = CHAT_LIMITS.pictures;
	const sent = [];
	for (const line of said.toReversed()) {
		room -= line.text.length;
		if (room < 0 && sent.length > 0) break;
		const shown = (line.pictures ?? []).slice(0, pictures);
		pictures -= shown.length;
		const { pictures: _, ...rest } = line;
		sent.unshift(shown.length > 0 ? {
			...rest,
			pictures: shown
		} : rest);
	}
	return sent.filter(({ text, pictures: shown }) => text.trim() !== "" || shown);
}
/**
* The same lines as messages to a model.
* @param addressOf address of a picture, by its source; a picture without one is left out
*/
function chatMessages(lines, addressOf) {
	return sentLines(lines).map(({ role, text, pictures = [] }) => {
		const shown = pictures.flatMap(({ source }) => addressOf(source) ?? []);
		if (role === "assistant" || shown.length === 0) return {
			role,
			content: text
		};
		return {
			role,
			content: [...text === "" ? [] : [{
				type: "text",
				text
			}], ...shown.map((url) => ({
				type: "image_url",
				image_url: { url }
			}))]
		};
	});
}
// web/chat/chat-composer.tsx
/** Tokens of the instructions about the studio. */
var TOLD = 900;
/** The message box: text, pictures, the engine to answer, and the possible cost. */
function ChatComposer({ lines, message, onMessage, attachments, busy, isFull, editing, onStopEditing, onEditLast, onSend, onStop, box }) {
	const { chat, upTo, stop: stopWord } = useAreaTexts(writingTexts);
	const sight = useSight();
	const { items, room, sending, take } = attachments;
	const words = message.trim();
	const isTooLong = isFull || words.length > TEXT_LIMITS.messageCharacters / 4;
	const isReady = (words !== "" || items.length > 0) && !isTooLong && !sending;
	const points = useMostPoints([...lines, {
		role: "user",
		text: words,
		at: 0
	}], items.length);
	const press = (event) => {
		if (isOfInputMethod(event)) return;
		if (event.key === "Escape" && (busy || editing)) {
			event.stopPropagation();
			event.preventDefault();
			if (busy) onStop();
			else onStopEditing();
		}
		if (event.key === "ArrowUp" && message === "" && !busy && !editing) {
			event.preventDefault();
			onEditLast();
		}
		if (event.key !== "Enter" || event.shiftKey) return;
		event.preventDefault();
		event.stopPropagation();
		if (isReady && !busy) onSend();
	};
	const paste = (event) => {
		const files = [...event.clipboardData.files];
		if (files.length === 0) return;
		event.preventDefault();
		event.stopPropagation();
		if (sight) take(files);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-foot",
		children: [
			editing && /* @__PURE__ */ jsxs("p", {
				className: "note chat-editing",
				role: "status",
				children: [chat.editing, /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link",
					onClick: onStopEditing,
					children: chat.stopEditing
				})]
			}),
			items.length > 0 && /* @__PURE__ */ jsx(AttachmentList, {
				items,
				onRemove: attachments.remove
			}),
			attachments.refused !== void 0 && /* @__PURE__ */ jsx("p", {
				className: "chat-failed",
				role: "alert",
				children: attachments.refused
			}),
			/* @__PURE__ */ jsx("textarea", {
				ref: box,
				className: "input",
				rows: 2,
				value: message,
				placeholder: chat.placeholder,
				"aria-label": chat.message,
				onChange: (event) => onMessage(event.target.value),
				onKeyDown: press,
				onPaste: paste
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "chat-foot-row",
				children: [
					sight && /* @__PURE__ */ jsx(AttachButtons, {
						room,
						attachments
					}),
					/* @__PURE__ */ jsx(WriterPicker, {}),
					/* @__PURE__ */ jsx("span", {
						className: "note chat-most",
						"aria-live": "off",
						children: isTooLong ? chat.tooLong : upTo({ points })
					}),
					busy ? /* @__PURE__ */ jsxs(Button, {
						size: "small",
						onClick: onStop,
						children: [
							stopWord,
							" ",
							/* @__PURE__ */ jsx("kbd", { children: "Esc" })
						]
					}) : /* @__PURE__ */ jsx(Button, {
						look: "ink",
						size: "small",
						disabled: !isReady,
						onClick: onSend,
						children: chat.send
					})
				]
			})
		]
	});
}
/** Whether the model that answers can see pictures. */
function useSight() {
	const facts = useSiteFacts()?.tools[CHAT.id];
	const { choices, engine } = useEngineChoice(CHAT);
	return ((choices.find((each) => each.engine === engine) ?? facts)?.pictures ?? 0) > 0;
}
/** The most points that an answer of the chosen engine may cost. */
function useMostPoints(lines, attached) {
	const { engine, pointsAt } = useEngineChoice(CHAT);
	const sent = sentLines(lines);
	const earlier = sent.reduce((sum, { pictures = [] }) => sum + pictures.length, 0);
	const pictures = Math.min(CHAT_LIMITS.pictures, earlier + attached);
	const asked = estimateTokens(sent.map(({ text }) => text), pictures);
	return mostPoints(pointsAt(engine), TOLD + asked + TEXT_LIMITS.usualTokens);
}
function AttachmentList({ items, onRemove }) {
	const { chat } = useAreaTexts(writingTexts);
	return /* @__PURE__ */ jsx("ul", {
		className: "chat-pictures",
		"aria-label": chat.attached,
		children: items.map(({ key, name, preview, kept }) => /* @__PURE__ */ jsxs("li", {
			"data-sending": kept === void 0,
			"aria-busy": kept === void 0,
			children: [/* @__PURE__ */ jsx("img", {
				src: preview,
				alt: name
			}), /* @__PURE__ */ jsx("button", {
				type: "button",
				"aria-label": chat.removePicture({ name }),
				title: chat.removePicture({ name }),
				onClick: () => onRemove(key),
				children: /* @__PURE__ */ jsx(X, {
					size: 12,
					"aria-hidden": true
				})
			})]
		}, key))
	});
}
/** A picture from this device, or one that the product keeps already. */
function AttachButtons({ room, attachments }) {
	const { chat } = useAreaTexts(writingTexts);
	const file = useRef(null);
	const [picking, setPicking] = useState(false);
	return /* @__PURE__ */ jsxs("span", {
		className: "chat-attach",
		children: [
			/* @__PURE__ */ jsx("input", {
				ref: file,
				type: "file",
				accept: "image/*",
				multiple: true,
				hidden: true,
				tabIndex: -1,
				onChange: ({ currentTarget }) => {
					const files = [...currentTarget.files ?? []];
					currentTarget.value = "";
					attachments.take(files);
				}
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Paperclip,
				small: true,
				label: chat.attach,
				disabled: room === 0,
				onClick: () => file.current?.click()
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Images,
				small: true,
				label: chat.attachKept,
				disabled: room === 0,
				onClick: () => setPicking(true)
			}),
			picking && /* @__PURE__ */ jsx(PickDialog, {
				most: room,
				onPicked: attachments.takeKept,
				onClose: () => setPicking(false)
			})
		]
	});
}
/** The engines that may answer, each with its price; nothing if there is no choice. */
function WriterPicker() {
	const { chat } = useAreaTexts(writingTexts);
	const { language } = useLanguage();
	const listed = usePointConfig()?.[CHAT.path] ?? CHAT.points;
	const { choices, engine, choose, pointsAt } = useEngineChoice(CHAT);
	if (choices.length === 0) return null;
	const options = [{
		value: "",
		label: chat.automatic({ points: listed })
	}, ...choices.map(({ engine: id, name }) => ({
		value: id,
		label: chat.writer({
			name: name[language],
			points: pointsAt(id)
		})
	}))];
	const chosen = choices.find((each) => each.engine === engine);
	return /* @__PURE__ */ jsxs("span", {
		className: "chat-writer",
		children: [
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": true,
				children: chosen?.name[language] ?? chat.anyWriter
			}),
			/* @__PURE__ */ jsx(ChevronsUpDown, {
				size: 12,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsx("select", {
				"aria-label": chat.writerLabel,
				value: engine ?? "",
				onChange: ({ target }) => choose(target.value === "" ? void 0 : target.value),
				children: options.map(({ value, label }) => /* @__PURE__ */ jsx("option", {
					value,
					children: label
				}, value))
			})
		]
	});
}
// web/chat/copy-button.tsx
/** How long it says that the text was copied, in milliseconds. */
var SAID_MS = 1500;
/** Copies a text, and says that it did. */
function CopyButton({ text, icon = false }) {
	const { chat } = useAreaTexts(writingTexts);
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
			setTimeout(() => setCopied(false), SAID_MS);
		} catch {
			toast(chat.notCopied, { kind: "failure" });
		}
	};
	const label = copied ? chat.copied : chat.copy;
	return icon ? /* @__PURE__ */ jsx(IconButton, {
		icon: copied ? Check : Copy,
		small: true,
		label,
		onClick: () => void copy()
	}) : /* @__PURE__ */ jsx(Button, {
		size: "small",
		look: "quiet",
		onClick: () => void copy(),
		children: label
	});
}
// contract/ratio-presets.ts
/** Section 3, aspect-ratio presets. The first set, at the specification's own sizes. */
var RATIO_PRESETS = [
	{
		label: "1:1",
		value: "512x512",
		width: 512,
		height: 512
	},
	{
		label: "16:9",
		value: "512x288",
		width: 512,
		height: 288
	},
	{
		label: "9:16",
		value: "288x512",
		width: 288,
		height: 512
	},
	{
		label: "4:3",
		value: "512x384",
		width: 512,
		height: 384
	},
	{
		label: "3:4",
		value: "384x512",
		width: 384,
		height: 512
	},
	{
		label: "3:2",
		value: "512x341",
		width: 512,
		height: 341
	},
	{
		label: "2:3",
		value: "341x512",
		width: 341,
		height: 512
	}
];
// web/chat/prompt-slip.tsx
/** The tool that takes a prompt if neither the answer nor the page names one that does. */
var USUAL_TOOL = "ai-image-generator";
/** A written prompt: it goes into the form here, or into that of its tool. */
function PromptSlip({ slip, tool, values, change }) {
	const { chat, undo } = useAreaTexts(writingTexts);
	const { styles } = useStudioMessages();
	const { language } = useLanguage();
	const localPath = useLocalPath();
	const navigate = useNavigate();
	const { id: site } = useSite();
	const [before, setBefore] = useState();
	const open = useCatalogue().filter(({ takesPrompt, sites }) => takesPrompt && sites.includes(site));
	const isHere = (id) => id === tool.id;
	const takesPrompt = open.some(({ id }) => isHere(id));
	const target = open.find(({ id }) => id === slip.tool) ?? (takesPrompt ? void 0 : open.find(({ id }) => id === USUAL_TOOL));
	const other = target && !isHere(target.id) ? target : void 0;
	const words = wordsOf(slip);
	const fitting = fillValues(tool, {
		...values,
		...words
	});
	const names = Object.keys(words).filter((name) => name in values);
	const own = Object.fromEntries(names.map((name) => [name, fitting[name]]));
	const isFilled = values["prompt"] === slip.prompt;
	const fill = () => {
		setBefore(Object.fromEntries(names.map((name) => [name, values[name]])));
		change(own);
	};
	const styleName = styles[slip.style];
	const facts = [slip.ratio, styleName].filter((fact) => fact !== void 0);
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-slip",
		children: [
			/* @__PURE__ */ jsx("p", { children: slip.prompt }),
			facts.length > 0 && /* @__PURE__ */ jsx("p", {
				className: "note chat-slip-facts",
				children: facts.join(" · ")
			}),
			slip.whole ? /* @__PURE__ */ jsxs("div", {
				className: "chat-slip-foot",
				children: [
					!other && isFilled && /* @__PURE__ */ jsx("span", {
						className: "chat-slip-state",
						children: chat.inForm
					}),
					/* @__PURE__ */ jsx(CopyButton, { text: slip.prompt }),
					other ? /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: () => {
							const state = { words };
							navigate(localPath(other.editor), { state });
						},
						children: chat.openTool({ tool: other.name[language] })
					}) : !isFilled ? /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: fill,
						children: chat.use
					}) : before && /* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: () => {
							change(before);
							setBefore(void 0);
						},
						children: undo
					})
				]
			}) : /* @__PURE__ */ jsx("p", {
				className: "note",
				children: chat.writing
			})
		]
	});
}
/** A prompt with its ratio and style, by the properties that forms have for them. */
function wordsOf({ prompt, ratio, style }) {
	const preset = RATIO_PRESETS.find(({ label }) => label === ratio);
	return {
		prompt,
		...preset ? {
			width: preset.width,
			height: preset.height
		} : {},
		...style === void 0 ? {} : { style }
	};
}
// web/chat/read-slip.ts
var OPENING = /```prompt[^\S\n]*\n/u;
var FACT = /^(tool|ratio|style):\s*(\S+)\s*$/u;
/** An answer in its parts: what is said, and the prompt between its marks, also while it is being written. */
function readAnswer(answer) {
	const opening = OPENING.exec(answer);
	if (!opening) return answer.trim() === "" ? [] : [{ text: answer.trim() }];
	const inside = answer.slice(opening.index + opening[0].length);
	const end = inside.indexOf("```");
	const before = answer.slice(0, opening.index).trim();
	const after = end < 0 ? "" : inside.slice(end + 3).trim();
	const slip = readSlip(end < 0 ? inside : inside.slice(0, end), end >= 0);
	return [
		...before === "" ? [] : [{ text: before }],
		{ slip },
		...after === "" ? [] : [{ text: after }]
	];
}
function readSlip(block, whole) {
	const lines = block.split("\n");
	const facts = {};
	let at = 0;
	for (; at < lines.length; at += 1) {
		const fact = FACT.exec(lines[at] ?? "");
		if (!fact) break;
		facts[fact[1]] = fact[2];
	}
	return {
		...facts,
		prompt: lines.slice(at).join("\n").trim(),
		whole
	};
}
// web/chat/chat-lines.tsx
/** A question: the person's words at the right, with their pictures. */
function QuestionLine({ line, files, onEdit }) {
	const { chat } = useAreaTexts(writingTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-mine",
		children: [
			line.pictures && /* @__PURE__ */ jsx("ul", {
				className: "chat-pictures",
				children: line.pictures.map(({ source, name }) => /* @__PURE__ */ jsx("li", { children: files[source] ? /* @__PURE__ */ jsx("img", {
					src: files[source].thumbnail,
					alt: name
				}) : chat.pictureGone }, source))
			}),
			line.text !== "" && /* @__PURE__ */ jsx("p", { children: line.text }),
			/* @__PURE__ */ jsxs("span", {
				className: "chat-acts",
				children: [line.text !== "" && /* @__PURE__ */ jsx(CopyButton, {
					icon: true,
					text: line.text
				}), onEdit && /* @__PURE__ */ jsx(IconButton, {
					icon: Pencil,
					small: true,
					label: chat.edit,
					onClick: onEdit
				})]
			})
		]
	});
}
/** An answer, with what it cost, who wrote it, and, if it was not finished, why. */
function AnswerLine({ line, writing, onRetry, ...form }) {
	const { chat, busy } = useAreaTexts(writingTexts);
	const { clock } = useLanguage();
	const failure = useFailureWords(line);
	const engine = useEngineName(line.engine ?? null);
	const { points, text } = line;
	const facts = [
		points && chat.cost({ points: points.settled }),
		failure !== void 0 && points && points.returned > 0 && chat.returned({ points: points.returned }),
		engine,
		clock(new Date(line.at).toISOString())
	];
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-answer",
		children: [
			readAnswer(text).map((part, at) => "slip" in part ? /* @__PURE__ */ jsx(PromptSlip, {
				slip: writing ? part.slip : {
					...part.slip,
					whole: true
				},
				...form
			}, at) : /* @__PURE__ */ jsx("p", {
				className: "chat-said",
				children: part.text
			}, at)),
			failure !== void 0 && /* @__PURE__ */ jsx("p", {
				className: "chat-failed",
				children: failure
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "chat-slug",
				children: [/* @__PURE__ */ jsx("p", {
					className: "note",
					children: writing ? busy : facts.filter(Boolean).join(" · ")
				}), /* @__PURE__ */ jsxs("span", {
					className: "chat-acts",
					children: [!writing && text !== "" && /* @__PURE__ */ jsx(CopyButton, {
						icon: true,
						text
					}), onRetry && /* @__PURE__ */ jsx(IconButton, {
						icon: RotateCcw,
						small: true,
						label: chat.retry,
						onClick: onRetry
					})]
				})]
			})
		]
	});
}
/** Why an answer was not finished; its cost is shown below. */
function useFailureWords({ failed, points }) {
	const texts = useAreaTexts(writingTexts);
	const messages = useStudioMessages();
	if (failed === void 0) return void 0;
	const isFree = points?.settled === 0;
	if (failed === "task_cancelled") return points === void 0 ? texts.stopped : isFree ? texts.chat.stoppedFree : texts.chat.stopped;
	return failureOf(new ApiError(failed), messages).text;
}
// web/chat/merge-lines.ts
/**
* The remote lines followed by those that exist only locally; of a line on both sides, the longer version.
*/
function mergeLines(theirs, ours) {
	const said = new Map(ours.map((line) => [keyOf(line), line]));
	return [...theirs.map((line) => {
		const own = said.get(keyOf(line));
		said.delete(keyOf(line));
		return own && saysMore(own, line) ? own : line;
	}), ...said.values()].slice(-CHAT_LIMITS.lines);
}
/** The lines before an answer and after it, without it; undefined if its question is not in the chat. */
function linesAround(lines, { question, line }) {
	const asked = lines.findIndex(({ role, at }) => role === "user" && at === question);
	if (asked < 0) return void 0;
	const kept = lines.find((each) => keyOf(each) === keyOf(line));
	const after = lines.slice(asked + 1).filter((each) => each !== kept);
	return {
		before: lines.slice(0, asked + 1),
		kept,
		after
	};
}
var keyOf = ({ role, at }) => `${at} ${role}`;
function saysMore(one, other) {
	if (one.text.length !== other.text.length) return one.text.length > other.text.length;
	return one.points !== void 0 && other.points === void 0;
}
// web/chat/chat-answers.ts
function createChatAnswers(world, chat) {
	const { state, patch, keep, flush } = chat;
	let running;
	/** Another page asked for the answer that is being written, and may still be open. */
	let isFollowing = false;
	async function ask(lines, asked) {
		if (running) return;
		const own = new AbortController();
		running = own;
		const at = world.now();
		const question = lines.at(-1)?.at ?? at;
		let begin;
		let text = "";
		const answer = (more = {}) => ({
			role: "assistant",
			text: text.slice(0, CHAT_LIMITS.characters),
			at,
			...begin ? { engine: begin.engine } : {},
			...more
		});
		patch({ writing: answer() });
		keep(lines);
		const finish = (line) => {
			running = void 0;
			patch({ writing: void 0 });
			keep([...state.get().lines, line]);
		};
		try {
			const points = await world.ask(lines, state.get().files, asked, {
				signal: own.signal,
				onBegin: (news) => {
					begin = news;
					world.unfinished.set({
						taskId: news.taskId,
						question,
						line: answer()
					});
				},
				onText: (written) => {
					text = written;
					patch({ writing: answer() });
				}
			});
			world.unfinished.set(void 0);
			finish(answer(points ? { points } : {}));
		} catch (error) {
			if (running !== own) return;
			const code = error instanceof ApiError ? error.code : "internal_error";
			const told = error instanceof ApiError ? error.data["points"] : void 0;
			const line = answer({
				failed: own.signal.aborted ? "task_cancelled" : code,
				...told ? { points: told } : {}
			});
			finish(line);
			if (told) world.unfinished.set(void 0);
			if (told || !begin) return;
			const { taskId } = begin;
			world.unfinished.set({
				taskId,
				question,
				line
			});
			const ended = await world.follow(taskId, () => void 0, new AbortController().signal);
			world.unfinished.set(void 0);
			if (!ended) return;
			const written = ended.text.length > text.length ? ended.text : text;
			const whole = {
				...line,
				text: written,
				points: ended.points
			};
			keep(state.get().lines.map((each) => each === line ? whole : each));
		}
	}
	async function pickUp() {
		const left = world.unfinished.get();
		const around = left && linesAround(state.get().lines, left);
		if (!left || !around || running) return;
		if (around.kept?.points) return world.unfinished.set(void 0);
		const own = new AbortController();
		running = own;
		isFollowing = true;
		let { text } = left.line;
		const take = (news) => {
			if (news.length > text.length) text = news;
			patch({ writing: {
				...left.line,
				text
			} });
		};
		patch({ lines: [...around.before, ...around.after] });
		take(around.kept?.text ?? "");
		const followed = await world.follow(left.taskId, take, own.signal);
		if (running !== own) return;
		take(followed?.text ?? "");
		running = void 0;
		isFollowing = false;
		world.unfinished.set(void 0);
		patch({ writing: void 0 });
		const { points, failed } = followed ?? {
			points: void 0,
			failed: "task_cancelled"
		};
		const line = {
			...left.line,
			text,
			...points && { points },
			...failed === void 0 ? {} : { failed }
		};
		keep([
			...around.before,
			line,
			...around.after
		]);
	}
	return {
		isRunning: () => running !== void 0,
		ask,
		pickUp,
		stop: () => running?.abort(),
		leave: () => {
			const { writing, lines } = state.get();
			const own = running;
			running = void 0;
			patch({ writing: void 0 });
			const left = world.unfinished.get();
			if (left && writing && left.line.at === writing.at) world.unfinished.set({
				...left,
				line: writing
			});
			if (own && writing && !isFollowing) keep([...lines, {
				...writing,
				failed: "task_cancelled"
			}]);
			else flush();
			isFollowing = false;
			own?.abort();
		}
	};
}
// web/chat/chat-saver.ts
/** Longest name that a chat gets from its first question, in UTF-16 code units. */
var NAME_CHARACTERS = 80;
/**
* Keeps the lines of one chat on the server.
* @param id of its document; undefined for a chat that is not saved yet
*/
function createChatSaver(world, id, news) {
	let own = id;
	return createAutosave({
		save: async (lines, at) => {
			if (own !== void 0 && at !== void 0) {
				const written = await world.save(own, at, { lines }).catch((error) => {
					if (error instanceof ApiError && error.code === "not_found") return void 0;
					throw error;
				});
				if (written !== void 0) return written;
			}
			const made = await world.create(nameOf(lines), { lines });
			own = made.id;
			news.onMade(own);
			return made.revision;
		},
		onState: (saving) => news.onState(saving, own)
	});
}
/** The first question, cut between two words. */
function nameOf(lines) {
	const [question] = lines.filter(({ role, text }) => role === "user" && text.trim() !== "");
	const words = (question?.text ?? "…").replace(/\s+/gu, " ").trim();
	if (words.length <= NAME_CHARACTERS) return words;
	const cut = words.slice(0, NAME_CHARACTERS).replace(/[\uD800-\uDBFF]$/u, "");
	return `${cut.replace(/\s\S*$/u, "") || cut}…`;
}
// web/chat/open-chat.ts
var EMPTY = {
	id: void 0,
	lines: [],
	files: {},
	writing: void 0,
	saving: { kind: "saved" }
};
function createOpenChat(world) {
	const state = createStore({
		...EMPTY,
		loading: false
	});
	const patch = (change) => state.set({
		...state.get(),
		...change
	});
	let saver = newSaver();
	/** Saves one chat; the previous saver finishes its pending saves. */
	function newSaver(id, revision) {
		const isShown = () => saver === own;
		const own = createChatSaver(world, id, {
			onMade: (made) => {
				if (isShown()) {
					patch({ id: made });
					world.remembered.set(made);
				}
				world.onListed();
			},
			onState: (saving, saved) => {
				if (isShown()) patch({ saving });
				if (saving.kind === "conflict" && saved !== void 0 && isShown()) merge(saved, own);
			}
		});
		if (revision !== void 0) own.start(revision);
		return own;
	}
	/** Remote messages are kept, and local ones come after them. */
	async function merge(id, own) {
		const theirs = await world.load(id).catch(() => void 0);
		if (!theirs || own !== saver) return;
		const lines = mergeLines(theirs.lines, state.get().lines);
		patch({
			lines,
			files: {
				...theirs.files,
				...state.get().files
			}
		});
		own.change(lines);
		own.keepMine();
	}
	return {
		state,
		patch,
		keep: (lines) => {
			patch({ lines });
			saver.change(lines);
			saver.flush();
		},
		show: (chat) => {
			saver = newSaver(chat?.id, chat?.revision);
			world.remembered.set(chat?.id ?? "");
			state.set({
				...EMPTY,
				loading: false,
				...chat && {
					id: chat.id,
					lines: chat.lines,
					files: chat.files
				}
			});
		},
		flush: () => saver.flush()
	};
}
// web/chat/chat-session.ts
function createChatSession(world) {
	const chat = createOpenChat(world);
	const { state, patch, keep, show } = chat;
	const answers = createChatAnswers(world, chat);
	let resumed;
	return {
		state,
		resume: () => {
			resumed ??= (async () => {
				patch({ loading: true });
				const old = world.takeOld();
				const load = (id = "") => id === "" ? void 0 : world.load(id).catch(() => void 0);
				const id = old.length > 0 ? "" : world.remembered.get();
				const chat = await load(id) ?? (id === "" ? void 0 : await load(await world.newest().catch(() => void 0)));
				const isBegun = state.get().lines.length > 0;
				if (chat && !isBegun) {
					show(chat);
					answers.pickUp();
				} else patch({ loading: false });
				if (old.length > 0 && !isBegun) keep(old);
			})();
			return resumed;
		},
		open: async (id) => {
			if (answers.isRunning()) return;
			patch({ loading: true });
			try {
				show(await world.load(id));
				answers.pickUp();
			} finally {
				patch({ loading: false });
			}
		},
		clear: () => {
			if (!answers.isRunning()) show(void 0);
		},
		send: ({ text, pictures, files }, asked, at) => {
			const { lines } = state.get();
			const shown = pictures.length > 0 ? { pictures } : {};
			const question = {
				role: "user",
				text,
				at: world.now(),
				...shown
			};
			patch({ files: {
				...state.get().files,
				...files
			} });
			return answers.ask([...lines.slice(0, at ?? lines.length), question], asked);
		},
		retry: (asked) => {
			const { lines } = state.get();
			const last = lines.findLastIndex(({ role }) => role === "user");
			return last < 0 ? Promise.resolve() : answers.ask(lines.slice(0, last + 1), asked);
		},
		stop: answers.stop,
		flush: chat.flush,
		leave: answers.leave
	};
}
// web/chat/follow-answer.ts
/** Milliseconds between requests for more of a text. */
var AGAIN_MS = 500;
/** Unanswered requests after which it gives up. */
var TRIES = 20;
/** A sign-out clears it. */
var KEY$1 = "inkreel.chat.unfinished";
/** Follows a text that another page began, as the server has it; undefined if it has none, or cannot be reached. */
var followAnswer = async (taskId, onText, signal) => {
	for (let failures = 0; failures < TRIES && !signal.aborted;) {
		const record = await call(getTask, {
			params: { id: taskId },
			signal
		}).catch((error) => {
			if (error instanceof ApiError && error.code === "not_found") return null;
		});
		if (record === null) return void 0;
		if (!record) failures += 1;
		else if (record.finished_at) {
			const { quoted, settled, returned } = record.receipt;
			return {
				text: textOf(record),
				points: {
					held: quoted,
					settled,
					returned
				},
				failed: record.state === "CANCELED" ? "task_cancelled" : record.error ?? void 0
			};
		} else {
			failures = 0;
			onText(textOf(record));
		}
		await sleep(AGAIN_MS, signal);
	}
};
function textOf({ outputs = [] }) {
	const [output] = outputs;
	return output?.kind === "text" ? output.text.slice(0, CHAT_LIMITS.characters).toWellFormed() : "";
}
/** The answer that is being written. It is kept on this device at once, before any request. */
var unfinishedAnswer = {
	get: () => {
		try {
			return JSON.parse(localStorage.getItem(KEY$1) ?? "null");
		} catch {
			return;
		}
	},
	set: (answer) => {
		if (answer) writeLocally(KEY$1, JSON.stringify(answer));
		else localStorage.removeItem(KEY$1);
	}
};
// web/chat/chat-world.ts
/** A sign-out clears it. */
var OPEN_KEY = "inkreel.chat.open";
var OLD_KEY = "inkreel.chat";
/** Maximum characters of the form's prompt that a model is given. */
var PROMPT_CHARACTERS = 2e3;
/** The dependencies of a chat in a page. */
function chatWorld(language, onListed) {
	const schema = chatKind.version;
	const contentOf = (content) => content;
	return {
		create: (name, content) => call(createDocument, {
			body: {
				kind: "chat",
				name,
				schema,
				content: contentOf(content)
			},
			outlivesPage: true
		}),
		save: async (id, revision, content) => {
			const body = {
				revision,
				schema,
				content: contentOf(content)
			};
			return (await call(saveDocument, {
				params: { id },
				body,
				outlivesPage: true
			})).revision;
		},
		load: async (id) => savedChat(await call(getDocument, { params: { id } })),
		newest: async () => (await call(listDocuments, { query: {
			kind: "chat",
			limit: 1
		} })).items[0]?.id,
		remembered: {
			get: () => localStorage.getItem(OPEN_KEY) ?? void 0,
			set: (id) => writeLocally(OPEN_KEY, id)
		},
		takeOld: takeOldLines,
		ask: async (lines, files, { toolId, prompt, engine }, { signal, onText, onBegin }) => {
			const studio = {
				tool_id: toolId,
				prompt: prompt.slice(0, PROMPT_CHARACTERS),
				language: language()
			};
			const body = {
				messages: chatMessages(lines, (source) => files[source]?.url),
				stream: true,
				studio,
				...engine === void 0 ? {} : { engine }
			};
			const answer = await openResponse(chatCompletions, {
				body,
				signal
			});
			return (await readTextStream(answer, onText, onBegin)).points;
		},
		unfinished: unfinishedAnswer,
		follow: followAnswer,
		onListed,
		now: Date.now
	};
}
/** The one chat that an earlier version kept on the device. */
function takeOldLines() {
	try {
		const read = JSON.parse(localStorage.getItem(OLD_KEY) ?? "[]");
		if (!Array.isArray(read)) return [];
		const lines = read.map((line) => ({
			...line,
			...line?.failed ? { failed: "task_failed" } : {}
		}));
		return chatKind.parse({ lines })?.lines ?? [];
	} catch {
		return [];
	} finally {
		localStorage.removeItem(OLD_KEY);
	}
}
/** @throws Error if it is not a chat that this page can read */
function savedChat({ id, revision, schema, content, files }) {
	const read = readDocument(chatKind, schema, content);
	if (!read) throw new Error("The chat was written by a newer version of this page");
	const places = files.map(({ id: fileId, url, thumbnail }) => [fileSource(fileId), {
		url,
		thumbnail: thumbnail ?? url
	}]);
	return {
		id,
		revision,
		lines: read.lines,
		files: Object.fromEntries(places)
	};
}
// web/chat/use-chat-session.ts
/** Key of the lists of chats. */
var CHATS_KEY = ["chats"];
/** The session of this page, and its owner. */
var current;
var language = "en";
var speakIn = (shown) => {
	language = shown;
};
/** The session of a person in an organisation; that of another one ends. */
function sessionOf(owner, client) {
	if (current?.owner !== owner) {
		current?.session.stop();
		current = {
			owner,
			session: createChatSession(chatWorld(() => language, () => void client.invalidateQueries({ queryKey: CHATS_KEY })))
		};
	}
	return current.session;
}
/** The chat of the person in their organisation; undefined until it is known who they are. */
function useChatSession() {
	const client = useQueryClient();
	const { language: shown } = useLanguage();
	const user = useUser();
	const owner = user && `${user.id} ${user.org_user.org_id}`;
	const session = owner === void 0 ? void 0 : sessionOf(owner, client);
	useEffect(() => speakIn(shown), [shown]);
	useEffect(() => {
		session?.resume();
		const leave = () => session?.leave();
		const flush = () => session?.flush();
		addEventListener("pagehide", leave);
		addEventListener("online", flush);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("online", flush);
		};
	}, [session]);
	return session;
}
/** The state that the chat shows, kept up to date. */
var useChatState = (session) => useStore(session.state, session.state.get());
// web/chat/chat-list.tsx
/** Chats on a page of the list. */
var LIMIT = 50;
/** The person's chats: searched, opened, renamed and deleted. */
function ChatList({ session, onOpened }) {
	const { chat } = useAreaTexts(writingTexts);
	const messages = useStudioMessages();
	const client = useQueryClient();
	const { id: openId } = useChatState(session);
	const [search, setSearch] = useState("");
	const wanted = useDeferredValue(search.trim());
	const { data, isPending, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
		queryKey: [...CHATS_KEY, wanted],
		initialPageParam: void 0,
		queryFn: ({ pageParam: before, signal }) => call(listDocuments, {
			query: {
				kind: "chat",
				limit: LIMIT,
				...wanted && { search: wanted },
				...before && { before }
			},
			signal
		}),
		getNextPageParam: ({ next }) => next ?? void 0,
		staleTime: 0
	});
	const [renaming, setRenaming] = useState();
	const refused = (failed) => toast(failureOf(failed, messages).text, { kind: "failure" });
	const listed = () => client.invalidateQueries({ queryKey: CHATS_KEY });
	const act = (work) => work.then(listed).catch(refused);
	const open = (id) => {
		if (id === openId) return onOpened();
		session.open(id).then(onOpened, refused);
	};
	const remove = async (id) => {
		try {
			await call(deleteDocument, { params: { id } });
			if (id === openId) session.clear();
			await listed();
			const restore = () => act(call(updateDocument, {
				params: { id },
				body: { restored: true }
			}));
			toast(chat.deleted, { action: {
				label: messages.pictures.verbs.undo,
				run: () => void restore()
			} });
		} catch (failed) {
			refused(failed);
		}
	};
	const items = (data?.pages ?? []).flatMap((page) => page.items).toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-list",
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "search",
				className: "input",
				value: search,
				maxLength: 100,
				placeholder: chat.search,
				"aria-label": chat.search,
				onChange: (event) => setSearch(event.target.value)
			}),
			error && /* @__PURE__ */ jsx("p", {
				className: "chat-failed",
				children: failureOf(error, messages).text
			}),
			!isPending && !error && items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "status",
				children: wanted === "" ? chat.noChats : chat.notFound
			}),
			/* @__PURE__ */ jsx("ul", { children: items.map(({ id, name, updated_at }) => /* @__PURE__ */ jsx("li", {
				"data-open": id === openId,
				children: renaming === id ? /* @__PURE__ */ jsx(RenameForm, {
					name,
					label: chat.name,
					save: chat.save,
					onDone: (changed) => {
						setRenaming(void 0);
						if (changed !== void 0) act(call(updateDocument, {
							params: { id },
							body: { name: changed }
						}));
					}
				}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
					/* @__PURE__ */ jsxs("button", {
						type: "button",
						className: "chat-list-name",
						onClick: () => open(id),
						children: [/* @__PURE__ */ jsx("span", { children: name }), /* @__PURE__ */ jsx(Day, { at: updated_at })]
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Pencil,
						small: true,
						label: chat.rename({ name }),
						onClick: () => setRenaming(id)
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Trash2,
						small: true,
						label: chat.remove({ name }),
						onClick: () => void remove(id)
					})
				] })
			}, id)) }),
			hasNextPage && /* @__PURE__ */ jsx(Button, {
				size: "small",
				look: "quiet",
				onClick: () => void fetchNextPage(),
				children: chat.more
			})
		]
	});
}
function Day({ at }) {
	const { clock, date } = useLanguage();
	return /* @__PURE__ */ jsx("span", {
		className: "note",
		children: isToday(at) ? clock(at) : date(at)
	});
}
var isToday = (at) => new Date(at).toDateString() === (/* @__PURE__ */ new Date()).toDateString();
// web/chat/message-draft.ts
/**
* The message that is being written, stored on this device until it is sent, so that folding the pane or a
* reload does not lose it.
*/
/** A sign-out clears it. */
var KEY = "inkreel.chat.message";
/** What was being written; empty if nothing was. */
var loadMessage = () => localStorage.getItem(KEY) ?? "";
/** Keeps what is being written; if the browser has no room it lasts as long as the pane. */
function keepMessage(message) {
	try {
		if (message === "") localStorage.removeItem(KEY);
		else writeLocally(KEY, message);
	} catch {}
}
// web/chat/use-attachments.ts
/**
* The pictures of the message that is being written: each is uploaded as a smaller copy as soon as it is
* added.
*/
function useAttachments() {
	const { chat } = useAreaTexts(writingTexts);
	const messages = useStudioMessages();
	const [items, setItems] = useState([]);
	const [refused, setRefused] = useState();
	const drop = (gone) => {
		for (const { preview } of gone) if (preview.startsWith("blob:")) URL.revokeObjectURL(preview);
	};
	const leave = useEffectEvent(() => drop(items));
	useEffect(() => () => leave(), []);
	const send = async (key, name, file) => {
		try {
			const { id, full_path: url, thumbnail } = await uploadSmallPicture(file);
			const kept = {
				picture: {
					source: fileSource(id),
					name: name.slice(0, 200)
				},
				address: {
					url,
					thumbnail: thumbnail ?? url
				}
			};
			setItems((before) => before.map((each) => each.key === key ? {
				...each,
				kept
			} : each));
		} catch (error) {
			const said = error instanceof ApiError ? error : new ApiError("image_unreadable");
			setItems((before) => before.filter((each) => each.key !== key));
			setRefused([name, failureOf(said, messages).text].filter((part) => part !== "").join(": "));
		}
	};
	const room = CHAT_LIMITS.pictures - items.length;
	const take = (files) => {
		setRefused(files.length > room ? chat.picturesLimit({ count: CHAT_LIMITS.pictures }) : void 0);
		for (const file of files.slice(0, room)) {
			const key = newId();
			const item = {
				key,
				name: file.name,
				preview: URL.createObjectURL(file)
			};
			setItems((before) => [...before, item]);
			send(key, file.name, file);
		}
	};
	return {
		items,
		refused,
		room,
		sending: items.some(({ kept }) => kept === void 0),
		take,
		/** A picture that the product keeps already. */
		takeKept: async ({ url, name }) => {
			try {
				const answer = await fetch(url);
				if (!answer.ok) throw new Error(`answered ${answer.status}`);
				take([new File([await answer.blob()], name)]);
			} catch {
				setRefused([name, messages.errors.image_gone].join(": "));
			}
		},
		remove: (key) => {
			drop(items.filter((each) => each.key === key));
			setItems(items.filter((each) => each.key !== key));
			setRefused(void 0);
		},
		/** Shows the pictures of a message that is edited. */
		restore: (pictures, files) => {
			drop(items);
			const back = pictures.flatMap((picture) => {
				const address = files[picture.source];
				return address ? [{
					key: newId(),
					name: picture.name,
					preview: address.thumbnail,
					kept: {
						picture,
						address
					}
				}] : [];
			});
			setItems(back);
			setRefused(void 0);
		},
		/** The attachments of the message, once all are uploaded. */
		taken: () => {
			const kept = items.flatMap((item) => item.kept ?? []);
			return {
				pictures: kept.map(({ picture }) => picture),
				files: Object.fromEntries(kept.map(({ picture, address }) => [picture.source, address]))
			};
		},
		clear: () => {
			drop(items);
			setItems([]);
			setRefused(void 0);
		}
	};
}
// web/chat/chat-pane.tsx
/** The studio's chat: questions, streaming answers, and prompts for the form. */
function ChatPane(props) {
	const { chat } = useAreaTexts(writingTexts);
	const open = useWriter();
	const signedIn = useSignedIn();
	const session = useChatSession();
	if (open === false) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(ChatHead, { ...props }), /* @__PURE__ */ jsx(NoWriter, {})] });
	if (!signedIn) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(ChatHead, { ...props }), /* @__PURE__ */ jsxs("div", {
		className: "chat-none",
		children: [/* @__PURE__ */ jsx("p", { children: chat.guest }), /* @__PURE__ */ jsx(Button, {
			look: "ink",
			size: "small",
			onClick: () => void askToSignIn(),
			children: chat.signIn
		})]
	})] });
	return session ? /* @__PURE__ */ jsx(OpenChat, {
		session,
		...props
	}) : /* @__PURE__ */ jsx(ChatHead, { ...props });
}
function ChatHead({ onResult, onFold, onFresh, onList, listing = false }) {
	const { chat } = useAreaTexts(writingTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "pane-head chat-head",
		children: [
			onResult && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "chat-tab",
				onClick: onResult,
				children: chat.result
			}),
			/* @__PURE__ */ jsx("h2", {
				className: "chat-tab",
				"data-chosen": true,
				children: chat.title
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "chat-head-end",
				children: [
					onList && /* @__PURE__ */ jsx(IconButton, {
						icon: History,
						small: true,
						label: chat.earlier,
						"aria-pressed": listing,
						onClick: onList
					}),
					onFresh && /* @__PURE__ */ jsx(IconButton, {
						icon: SquarePen,
						small: true,
						label: chat.fresh,
						onClick: onFresh
					}),
					onFold && /* @__PURE__ */ jsx(IconButton, {
						icon: PanelRight,
						small: true,
						label: chat.close,
						onClick: onFold
					})
				]
			})
		]
	});
}
function NoWriter() {
	const { chat } = useAreaTexts(writingTexts);
	const { connectLink } = useStudioMessages().tools.writing;
	const operator = useUser()?.is_operator === true;
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-none",
		role: "status",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "no-engine-state",
				children: chat.state
			}),
			/* @__PURE__ */ jsx("h3", { children: chat.needs }),
			/* @__PURE__ */ jsx("p", { children: chat.line }),
			operator && /* @__PURE__ */ jsx(LanguageLink, {
				className: buttonClass({
					look: "ink",
					size: "small"
				}),
				to: "/admin/engines",
				children: connectLink
			}),
			/* @__PURE__ */ jsx("p", {
				className: "note",
				children: operator ? chat.operator : chat.member
			})
		]
	});
}
function OpenChat({ session, ...props }) {
	const { tool, values, change } = props;
	const { chat } = useAreaTexts(writingTexts);
	const { lines, files, writing, loading, saving } = useChatState(session);
	const { engine } = useEngineChoice(CHAT);
	const sight = useSight();
	const attachments = useAttachments();
	const [message, showMessage] = useState(loadMessage);
	const setMessage = (written) => {
		showMessage(written);
		keepMessage(written);
	};
	const [edited, setEdited] = useState();
	const [listing, setListing] = useState(false);
	const pane = useRef(null);
	const box = useRef(null);
	const over = useDropTarget(pane, (dropped) => {
		if (sight) attachments.take(dropped);
	});
	const busy = writing !== void 0;
	const form = {
		tool,
		values,
		change
	};
	const asked = {
		toolId: tool.id,
		prompt: String(values["prompt"] ?? ""),
		engine
	};
	const empty = () => {
		setMessage("");
		setEdited(void 0);
		attachments.clear();
	};
	const edit = (at) => {
		const line = lines[at];
		if (!line) return;
		setEdited(at);
		setMessage(line.text);
		attachments.restore(line.pictures ?? [], files);
		box.current?.focus();
	};
	const submit = (text) => {
		const question = {
			text,
			...attachments.taken()
		};
		empty();
		session.send(question, asked, edited);
	};
	const fresh = () => {
		session.clear();
		empty();
		setListing(false);
		box.current?.focus();
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "chat",
		ref: pane,
		"data-over": over && sight,
		children: [/* @__PURE__ */ jsx(ChatHead, {
			...props,
			onFresh: (lines.length > 0 || listing) && !busy ? fresh : void 0,
			onList: busy ? void 0 : () => setListing(!listing),
			listing
		}), listing ? /* @__PURE__ */ jsx(ChatList, {
			session,
			onOpened: () => {
				setListing(false);
				empty();
			}
		}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsx(ChatLog, {
				session,
				form,
				onEdit: edit,
				onIdea: submit,
				onRetry: () => void session.retry(asked)
			}),
			saving.kind === "failed" && /* @__PURE__ */ jsx("p", {
				className: "chat-failed chat-unsaved",
				role: "status",
				children: chat.notSaved
			}),
			!loading && /* @__PURE__ */ jsx(ChatComposer, {
				lines: edited === void 0 ? lines : lines.slice(0, edited),
				message,
				onMessage: setMessage,
				attachments,
				busy,
				isFull: isChatFull(edited === void 0 ? lines : lines.slice(0, edited)),
				editing: edited !== void 0,
				onStopEditing: empty,
				onEditLast: () => edit(lines.findLastIndex(({ role }) => role === "user")),
				onSend: () => submit(message.trim()),
				onStop: session.stop,
				box
			})
		] })]
	});
}
/** What was said, and what is being written. */
function ChatLog({ session, form, onEdit, onIdea, onRetry }) {
	const { chat } = useAreaTexts(writingTexts);
	const { lines, files, writing, loading } = useChatState(session);
	const log = useRef(null);
	const busy = writing !== void 0;
	useEffect(() => {
		log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [lines.length, writing]);
	return /* @__PURE__ */ jsxs("div", {
		className: "chat-log",
		ref: log,
		role: "log",
		"aria-live": "polite",
		"aria-busy": busy || loading,
		children: [
			lines.length === 0 && !loading && /* @__PURE__ */ jsxs("div", {
				className: "chat-none",
				children: [/* @__PURE__ */ jsx("p", { children: chat.empty }), chat.ideas.map((idea) => /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "chat-idea",
					onClick: () => onIdea(idea),
					children: idea
				}, idea))]
			}),
			[...lines, ...writing ? [writing] : []].map((line, at) => line.role === "user" ? /* @__PURE__ */ jsx(QuestionLine, {
				line,
				files,
				onEdit: busy ? void 0 : () => onEdit(at)
			}, `${line.at} ${line.role}`) : /* @__PURE__ */ jsx(AnswerLine, {
				line,
				writing: line === writing,
				onRetry: !busy && at === lines.length - 1 ? onRetry : void 0,
				...form
			}, `${line.at} ${line.role}`)),
			!busy && lines.at(-1)?.role === "user" && /* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: onRetry,
				children: chat.retry
			})
		]
	});
}
export { ChatPane as default };
