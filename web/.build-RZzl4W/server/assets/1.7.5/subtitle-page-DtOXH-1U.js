import { g as Button, jt as lazyPart, p as useBarePath, xt as useTool } from "../../entry-server.js";
import { c as useSearchParams } from "./router-BPcfdpKO.js";
import { t as mediaSamples } from "./offers-CreSEYwT.js";
import { i as runLines, l as subtitleTexts, s as SUBTITLE_SIZES } from "./subtitle-project-Cc7OUByw.js";
import { t as KeepState } from "./kept-state-CSsvARUX.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { C as TranslateRow, D as ClipField, E as withNewLines, S as RunSlip, T as coversOld, b as SaveState, h as TrackPanel, i as useTranslation, l as useLineEditor, m as useEditorLayout, n as ExportBar, o as useProjectRuns, r as VideoPanel, t as PanelTabs, v as TablePanel, w as EmptyLines, x as LineSource } from "./lines-B27IrDyd.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { t as SwitchRow } from "./switch-row-C7Lhao6E.js";
import { t as saveFile } from "./save-file-CDj3lkb3.js";
import { a as SUBTITLE_STYLES, o as lookOf, r as hasSerif, t as SubtitleText } from "./subtitle-text-COK1I6Dd.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import "./workspace-CwkgsVb9.js";
import { Fragment, Suspense, memo, useCallback, useId, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ArrowLeftRight, Download } from "lucide-react";
// scene/subtitles/subtitle-formats.ts
/** Subtitle file formats that are read and written. */
var SUBTITLE_FORMATS = [
	"srt",
	"vtt",
	"ass"
];
// web/editors/subtitles/text-files.tsx
/** The lines as files that other programs read: made here, free, with or without a connection. */
var TextFiles = memo(function Files({ project }) {
	const texts = useAreaTexts(subtitleTexts);
	const save = async (format) => {
		const { subtitleFile } = await import("./subtitle-file-BpOtSBLe.js");
		const { name, blob } = subtitleFile(project, format);
		saveFile(blob, name);
	};
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("span", {
		className: "label",
		children: [
			texts.files,
			" ",
			/* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: texts.free
			})
		]
	}), /* @__PURE__ */ jsx("div", {
		className: "text-files",
		children: SUBTITLE_FORMATS.map((format) => /* @__PURE__ */ jsxs(Button, {
			size: "small",
			"aria-label": texts.saveAs({ format: format.toUpperCase() }),
			disabled: project.lines.length === 0,
			onClick: () => void save(format),
			children: [
				/* @__PURE__ */ jsx(Download, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}),
				" ",
				format.toUpperCase()
			]
		}, format))
	})] });
});
// web/editors/subtitles/inputs-panel.tsx
var EnginePicker = lazyPart(() => import("./engine-picker-mVlT36_2.js").then(({ EnginePicker: Picker }) => ({ default: Picker })));
var AreasDialog = lazyPart(() => import("./areas-dialog-DMEsOW06.js"));
var GlossaryDialog = lazyPart(() => import("./glossary-dialog-C4XugqpD.js"));
var FROM = [
	"all",
	"en",
	"zh",
	"ja",
	"ko",
	"ar"
];
/** Languages that are translated to: those for which the product ships fonts. */
var TO = [
	"en",
	"zh",
	"ja",
	"ko",
	"ar"
];
/** What the subtitles are made from and how: shown on the left, or as tabs if there is less room. */
var InputsPanel = memo(function Inputs({ tool, project, onProject, clip, source, old, part = "all" }) {
	const texts = useAreaTexts(subtitleTexts);
	const isWhole = part === "all";
	return /* @__PURE__ */ jsxs("div", {
		className: "subtitle-inputs",
		"data-part": part,
		children: [
			(part !== "languages" || !project.clip) && clip,
			part !== "export" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(LanguagePair, {
				project,
				onProject
			}), source] }),
			part !== "export" && /* @__PURE__ */ jsxs("div", {
				className: "switch-rows",
				children: [
					/* @__PURE__ */ jsx(SwitchRow, {
						label: texts.bilingual,
						hint: texts.bilingualHint,
						on: project.bilingual,
						onChange: (bilingual) => onProject({ bilingual })
					}),
					/* @__PURE__ */ jsx(RemoveRow, {
						project,
						onProject,
						old
					}),
					/* @__PURE__ */ jsx(GlossaryRow, {
						project,
						onProject
					})
				]
			}),
			(isWhole || part === "export") && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(TextFiles, { project }), /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(EnginePicker, {
				tool,
				values: valuesOf(project)
			}) })] })
		]
	});
});
/** What engines may not support in a project, and what its price depends on. */
var valuesOf = ({ clip, language, to, style, bilingual, remove }) => ({
	seconds: clip?.seconds ?? 0,
	language,
	to,
	style,
	bilingual,
	remove
});
function LanguagePair({ project: { language, to }, onProject }) {
	const texts = useAreaTexts(subtitleTexts);
	const name = (value) => ({
		value,
		label: texts.languageNames[value]
	});
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("span", {
		className: "label",
		children: texts.languages
	}), /* @__PURE__ */ jsxs("div", {
		className: "language-pair",
		children: [
			/* @__PURE__ */ jsx(Select, {
				"aria-label": texts.from,
				value: language,
				options: FROM.map(name),
				onChange: (value) => onProject({ language: value })
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: ArrowLeftRight,
				label: texts.swap,
				disabled: language === "all",
				onClick: () => onProject({
					language: to,
					to: language
				})
			}),
			/* @__PURE__ */ jsx(Select, {
				"aria-label": texts.to,
				value: to,
				options: TO.map(name),
				onChange: (value) => onProject({ to: value })
			})
		]
	})] });
}
function RemoveRow({ project: { remove, areas }, onProject, old }) {
	const texts = useAreaTexts(subtitleTexts);
	const [open, setOpen] = useState(false);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(SwitchRow, {
		label: texts.remove,
		hint: areas.length > 0 ? texts.removeAreas({ count: areas.length }) : texts.removeHint,
		on: remove,
		onChange: (on) => onProject({ remove: on }),
		children: remove && old && /* @__PURE__ */ jsx("button", {
			type: "button",
			className: "link",
			onClick: () => setOpen(true),
			children: texts.editAreas
		})
	}), open && old && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(AreasDialog, {
		...old,
		areas,
		onClose: (drawn) => {
			setOpen(false);
			if (JSON.stringify(drawn) !== JSON.stringify(areas)) onProject({ areas: drawn });
		}
	}) })] });
}
function GlossaryRow({ project: { glossary }, onProject }) {
	const texts = useAreaTexts(subtitleTexts);
	const [open, setOpen] = useState(false);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("button", {
		type: "button",
		className: "leader glossary-open",
		onClick: () => setOpen(true),
		children: [/* @__PURE__ */ jsx("span", { children: texts.glossary }), /* @__PURE__ */ jsx("span", { children: texts.terms({ count: glossary.length }) })]
	}), open && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(GlossaryDialog, {
		glossary,
		onClose: (entries) => {
			setOpen(false);
			if (JSON.stringify(entries) !== JSON.stringify(glossary)) onProject({ glossary: entries });
		}
	}) })] });
}
// web/editors/subtitles/style-panel.tsx
var PLACES = [
	"top",
	"middle",
	"bottom"
];
var FONTS = ["sans", "serif"];
var EFFECTS = [
	"none",
	"fade",
	"sweep"
];
var SIZES = ["size", "margin"];
/** The fifteen styles, each on a frame of this video, and adjustments of the chosen one. */
var StylePanel = memo(function Styles({ style, font, effect, size, place, margin, to, frame, onChange }) {
	const texts = useAreaTexts(subtitleTexts);
	const { language, number } = useLanguage();
	const ids = useId();
	const look = lookOf({
		style,
		font,
		effect,
		size,
		place,
		margin
	});
	const choose = (change) => onChange(change, true);
	return /* @__PURE__ */ jsxs("section", {
		className: "subtitle-styles",
		"aria-label": texts.style,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "label",
				children: [
					texts.style,
					" ",
					/* @__PURE__ */ jsx("span", {
						className: "label-fact",
						children: style
					})
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "style-grid",
				role: "radiogroup",
				"aria-label": texts.style,
				children: SUBTITLE_STYLES.map((each) => /* @__PURE__ */ jsxs("label", {
					className: "style-choice",
					children: [
						/* @__PURE__ */ jsx("input", {
							type: "radio",
							className: "sr-only",
							name: "subtitle-style",
							"aria-label": texts.styleName({ id: each.id }),
							checked: each.id === style,
							onChange: () => choose({
								style: each.id,
								font: void 0,
								effect: void 0
							})
						}),
						/* @__PURE__ */ jsx("span", {
							className: "style-frame",
							style: frame ? { backgroundImage: `url(${frame})` } : void 0,
							"aria-hidden": true,
							children: /* @__PURE__ */ jsx("span", {
								style: { "--spoken": .5 },
								children: /* @__PURE__ */ jsx(SubtitleText, {
									texts: [texts.styleWord],
									style: each,
									picture: 1900 / each.size,
									languages: [language]
								})
							})
						}),
						each.id
					]
				}, each.id))
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "style-look",
				children: [
					/* @__PURE__ */ jsx("label", {
						htmlFor: `${ids}font`,
						children: texts.font
					}),
					/* @__PURE__ */ jsx(Select, {
						id: `${ids}font`,
						value: hasSerif(to) ? look.font : "sans",
						options: FONTS.filter((value) => value === "sans" || hasSerif(to)).map((value) => ({
							value,
							label: texts.fonts[value]
						})),
						onChange: (value) => choose({ font: value })
					}),
					/* @__PURE__ */ jsx("label", {
						htmlFor: `${ids}effect`,
						children: texts.effect
					}),
					/* @__PURE__ */ jsx(Select, {
						id: `${ids}effect`,
						value: look.effect,
						options: EFFECTS.map((value) => ({
							value,
							label: texts.effects[value]
						})),
						onChange: (value) => choose({ effect: value })
					}),
					SIZES.map((part) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("label", {
						htmlFor: ids + part,
						children: texts[part]
					}), /* @__PURE__ */ jsxs("span", {
						className: "style-size",
						children: [/* @__PURE__ */ jsx("input", {
							id: ids + part,
							type: "range",
							min: SUBTITLE_SIZES[part].minimum,
							max: SUBTITLE_SIZES[part].maximum,
							step: SUBTITLE_SIZES[part].step,
							value: look[part],
							"aria-valuetext": `${number(look[part])}%`,
							disabled: part === "margin" && look.place === "middle",
							onChange: (event) => onChange({ [part]: event.target.valueAsNumber }, false),
							onPointerUp: () => onChange({}, true),
							onKeyUp: () => onChange({}, true)
						}), /* @__PURE__ */ jsxs("span", {
							className: "numbers",
							children: [number(look[part]), "%"]
						})]
					})] }, part)),
					/* @__PURE__ */ jsx("label", {
						htmlFor: `${ids}place`,
						children: texts.position
					}),
					/* @__PURE__ */ jsx(Select, {
						id: `${ids}place`,
						value: look.place,
						options: PLACES.map((value) => ({
							value,
							label: texts.positions[value]
						})),
						onChange: (value) => choose({ place: value })
					})
				]
			})
		]
	});
});
// web/editors/subtitles/subtitle-foot.tsx
/** The run under way, and the video with these lines drawn in. */
function SubtitleFoot({ editor: { project }, url, runs }) {
	const texts = useAreaTexts(subtitleTexts);
	const { errors } = useStudioMessages();
	const hasNoLines = runLines(project.lines, project.clip?.seconds).length === 0;
	const blocker = url === void 0 ? errors.video_required : hasNoLines ? texts.needsLines : void 0;
	return /* @__PURE__ */ jsxs("footer", {
		className: "subtitle-foot",
		children: [/* @__PURE__ */ jsx(Suspense, { children: (runs.step ?? runs.ended ?? runs.failed) && /* @__PURE__ */ jsx(RunSlip, { runs }) }), /* @__PURE__ */ jsx(ExportBar, {
			runs,
			seconds: project.clip?.seconds ?? 0,
			verb: runs.step?.step === "subtitles" ? texts.exporting : texts.export,
			blocker,
			busy: runs.step !== void 0,
			refused: runs.refused,
			onExport: () => void runs.exportVideo(),
			children: blocker === void 0 && coversOld(project) && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "note",
				"data-testid": "covers-old",
				children: texts.coversOld
			})
		})]
	});
}
// web/editors/subtitles/subtitle-layout.tsx
/** What surrounds video and track: three panes, two on a tablet, one sheet with tabs on a phone. */
function SubtitleLayout({ layout, parts }) {
	const [tab, setTab] = useState("lines");
	const Layout = {
		wide: WidePanes,
		tablet: TabletPanes,
		phone: PhoneSheet
	}[layout];
	return /* @__PURE__ */ jsx(Layout, {
		...parts,
		tab,
		onTab: setTab
	});
}
function WidePanes({ inputs, styles, saving, foot, table }) {
	const texts = useAreaTexts(subtitleTexts);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("aside", {
			className: "subtitle-side",
			"aria-label": texts.inputs,
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "pane-head",
					children: [/* @__PURE__ */ jsx("h2", { children: texts.inputs }), saving]
				}),
				/* @__PURE__ */ jsx("div", {
					className: "pane-scroll",
					children: inputs("all")
				}),
				foot
			]
		}),
		table(),
		styles
	] });
}
function TabletPanes({ inputs, styles, saving, foot, table, tab, onTab }) {
	const texts = useAreaTexts(subtitleTexts);
	const panel = tab === "lines" || tab === "settings" ? "languages" : tab;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [table(), /* @__PURE__ */ jsxs("aside", {
		className: "subtitle-side",
		"aria-label": texts.settings,
		children: [
			/* @__PURE__ */ jsx(PanelTabs, {
				label: texts.settings,
				tabs: [
					{
						value: "languages",
						label: texts.languagesTab
					},
					{
						value: "style",
						label: texts.style
					},
					{
						value: "export",
						label: texts.exportTab
					}
				],
				chosen: panel,
				onChoose: onTab
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pane-scroll",
				children: [panel === "style" ? styles : inputs(panel), saving]
			}),
			foot
		]
	})] });
}
function PhoneSheet({ inputs, styles, saving, foot, table, tab, onTab }) {
	const texts = useAreaTexts(subtitleTexts);
	const sheet = tab === "lines" || tab === "style" ? tab : "settings";
	const tabs = /* @__PURE__ */ jsx(PanelTabs, {
		label: texts.lines,
		tabs: [
			{
				value: "lines",
				label: texts.lines
			},
			{
				value: "style",
				label: texts.style
			},
			{
				value: "settings",
				label: texts.settings
			}
		],
		chosen: sheet,
		onChoose: onTab
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "subtitle-sheet",
		children: [sheet === "lines" ? table(tabs) : /* @__PURE__ */ jsxs("section", {
			className: "sheet-panel",
			"aria-label": sheet === "style" ? texts.style : texts.settings,
			children: [/* @__PURE__ */ jsx("div", {
				className: "lines-bar",
				children: tabs
			}), /* @__PURE__ */ jsxs("div", {
				className: "pane-scroll",
				children: [sheet === "style" ? styles : inputs("all"), saving]
			})]
		}), foot]
	});
}
// web/editors/subtitles/subtitle-editor.tsx
/** A project with another look. Undefined values fall back to the style's, and are not stored. */
function withStyle(project, change) {
	const changed = Object.entries({
		...project,
		...change
	}).filter(([, value]) => value !== void 0);
	return Object.fromEntries(changed);
}
/** The subtitle editor: table, video and track show the same lines at the same time. */
function SubtitleEditor({ tool, wanted }) {
	const texts = useAreaTexts(subtitleTexts);
	const layout = useEditorLayout();
	const work = useLineEditor(wanted, texts.unnamed);
	const { editor, clip, clock, commands, onProject, frame } = work;
	const { project, update, preview, mark } = editor;
	const runs = useProjectRuns(tool, editor, clip.url);
	const translation = useTranslation(editor, runs.stepPoints);
	const onStyle = useCallback((change, done) => {
		preview((now) => withStyle(now, change));
		if (done) mark();
		commands.reveal();
	}, [
		preview,
		mark,
		commands
	]);
	const samples = mediaSamples(tool, "video");
	const clipField = /* @__PURE__ */ jsx(ClipField, {
		clip: project.clip,
		thumbnail: frame ?? clip.thumbnail,
		samples,
		local: clip.local,
		onLocal: clip.onLocal,
		onClip: clip.onClip
	});
	const source = /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(LineSource, {
		project,
		runs,
		onLines: (found) => update((now) => withNewLines(now, found)),
		onAdd: commands.add
	}), /* @__PURE__ */ jsx(Suspense, { children: project.lines.length > 0 && /* @__PURE__ */ jsx(TranslateRow, {
		translation,
		points: runs.stepPoints
	}) })] });
	const { style, font, effect, size, place, margin, to } = project;
	const parts = {
		inputs: (part) => /* @__PURE__ */ jsx(InputsPanel, {
			tool,
			project,
			onProject,
			clip: clipField,
			source,
			old: clip.url === void 0 ? void 0 : {
				url: clip.url,
				rate: clip.rate
			},
			part
		}),
		styles: /* @__PURE__ */ jsx(StylePanel, {
			style,
			font,
			effect,
			size,
			place,
			margin,
			to,
			frame,
			onChange: onStyle
		}),
		saving: /* @__PURE__ */ jsx(SaveState, { editor }),
		foot: /* @__PURE__ */ jsx(SubtitleFoot, {
			editor,
			url: clip.url,
			runs
		}),
		table: (tabs) => /* @__PURE__ */ jsx(TablePanel, {
			...work.table,
			onTranslate: translation.open ? translation.translateOne : void 0,
			tabs,
			children: /* @__PURE__ */ jsx(EmptyLines, {
				hasClip: clip.shown.clip !== void 0,
				slot: layout === "phone" && (project.clip ? source : clipField),
				opening: editor.opening,
				onAdd: commands.add
			})
		})
	};
	return /* @__PURE__ */ jsx(KeepState, { children: /* @__PURE__ */ jsxs("div", {
		className: "subtitle-editor",
		"data-layout": layout,
		children: [
			/* @__PURE__ */ jsx(VideoPanel, {
				editor,
				...clip.shown,
				rate: clip.rate,
				clock,
				onFrame: work.onFrame
			}),
			/* @__PURE__ */ jsx(SubtitleLayout, {
				layout,
				parts
			}),
			/* @__PURE__ */ jsx(TrackPanel, { ...work.track })
		]
	}) });
}
// web/editors/subtitles/subtitle-page.tsx
/** The subtitle editor; `?project=` names a document to open. */
function SubtitlePage() {
	const [search] = useSearchParams();
	const tool = useTool(useBarePath().split("/")[2] ?? "");
	const wanted = search.get("project") ?? void 0;
	return /* @__PURE__ */ jsx(SubtitleEditor, {
		tool,
		wanted
	}, wanted ?? "");
}
export { SubtitlePage as default };
