import { a as editorPath, i as filesOfSample, n as GALLERY, o as homeTexts, r as HERO, t as Intents } from "./intents-EZbpBc8p.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as srcSetOf } from "./picture-copies-DOtS11Oc.js";
import { Ct as useBuiltCatalogue, c as toolGroups, f as LanguageLink, g as Button, m as useLocalPath, s as toolEntrance } from "../../entry-server.js";
import { _ as PROMPT_CHARACTERS } from "./limits-owx9t46c.js";
import { t as GENERATOR } from "./generator.static-DDpEWtty.js";
import { t as isEnter } from "./input-method-CVy0jZ_K.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { n as quote } from "./pricing-Pn8Brdwn.js";
import { t as Receipt } from "./receipt-7YwDBYeA.js";
import { t as listPrice } from "./list-price-gMFTffVl.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { n as NeedsModelLegend, t as NeedsModel } from "./needs-model-CmTRJ3Gt.js";
import { Suspense, useLayoutEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { clsx } from "clsx";
import { Palette, Square } from "lucide-react";
// web/features/pages/home/proof.ts
var PROOFS = {
	en: {
		alt: "A girl in a yellow raincoat and red boots stands with a ginger cat on a rainy meadow, painted on torn paper.",
		notes: [
			{
				words: "yellow raincoat",
				title: "Raincoat",
				note: "Yellow, hood up",
				x: .26,
				y: .62,
				level: .56
			},
			{
				words: "her cat",
				title: "Her cat",
				note: "No colour given: ginger",
				x: .55,
				y: .79,
				level: .8
			},
			{
				words: "the rain",
				title: "Rain",
				note: "Overcast, grey light",
				x: .47,
				y: .2,
				level: .28
			},
			{
				words: "picture book",
				title: "Picture book",
				note: "Wash on torn paper",
				x: .94,
				y: .06,
				level: .06
			}
		]
	},
	zh: {
		alt: "水墨画：近处渔翁垂钓，江上一叶小舟，远山隐在云雾里。",
		notes: [
			{
				words: "一叶小舟",
				title: "小舟",
				note: "",
				x: .25,
				y: .59,
				level: .59
			},
			{
				words: "渔翁",
				title: "渔翁",
				note: "",
				x: .81,
				y: .81,
				level: .81
			},
			{
				words: "远山",
				title: "远山",
				note: "",
				x: .72,
				y: .38,
				level: .38
			}
		]
	}
};
/** Cuts a prompt at its numbered words, in order; words that it does not contain are left out. */
function cutPrompt(prompt, notes) {
	const pieces = [];
	let rest = prompt;
	notes.forEach(({ words }, index) => {
		const at = rest.indexOf(words);
		if (at < 0) return;
		if (at > 0) pieces.push({ text: rest.slice(0, at) });
		pieces.push({
			text: words,
			number: index + 1
		});
		rest = rest.slice(at + words.length);
	});
	if (rest !== "") pieces.push({ text: rest });
	return pieces;
}
// web/features/pages/home/annotated-proof.tsx
/** How wide a phone shows the picture: in Chinese the title is beside it. */
/**
* Declared smaller than shown: a drawing tolerates that, and one that fits into the initial congestion window
* arrives a round trip earlier.
*/
var PHONE_SIZES = {
	en: "calc(66vw - 26px)",
	zh: "calc(100vw - 168px)"
};
/** The hero's picture: numbers link the prompt's words to what they became, with notes in the margin. */
function AnnotatedProof() {
	const { language } = useLanguage();
	const home = useAreaTexts(homeTexts);
	const { styles } = useMessages();
	const proof = PROOFS[language];
	const sample = HERO[language];
	const picture = filesOfSample(sample);
	const withMargin = language === "en";
	return /* @__PURE__ */ jsxs("figure", {
		className: withMargin ? "proof proof-margin" : "proof",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "relative aspect-square",
				children: [
					/* @__PURE__ */ jsx("img", {
						className: "proof-picture",
						src: picture.file,
						srcSet: srcSetOf(picture),
						sizes: `(min-width: 1200px) 480px, (min-width: 860px) 45vw, ${PHONE_SIZES[language]}`,
						alt: proof.alt,
						width: sample.width,
						height: sample.height,
						fetchPriority: "high"
					}),
					withMargin && /* @__PURE__ */ jsx(Leaders, { notes: proof.notes }),
					proof.notes.map((note, index) => /* @__PURE__ */ jsx("span", {
						"aria-hidden": true,
						className: "proof-pin",
						style: {
							left: `${note.x * 100}%`,
							top: `${note.y * 100}%`
						},
						children: index + 1
					}, note.words))
				]
			}),
			withMargin && proof.notes.map((note) => /* @__PURE__ */ jsxs("p", {
				className: "proof-note",
				style: { "--level": note.level },
				children: [/* @__PURE__ */ jsx("b", { children: note.title }), /* @__PURE__ */ jsx("span", { children: note.note })]
			}, note.words)),
			/* @__PURE__ */ jsxs("figcaption", {
				className: "slug",
				children: [
					/* @__PURE__ */ jsx("b", { children: styles[sample.style] }),
					/* @__PURE__ */ jsx("span", { children: home.size(sample) }),
					/* @__PURE__ */ jsx("span", { children: home.engine })
				]
			})
		]
	});
}
/** Lines from the numbers to their notes; the drawing's units are thousandths of the picture's side. */
function Leaders({ notes }) {
	return /* @__PURE__ */ jsx("svg", {
		className: "proof-leaders",
		viewBox: "0 0 1000 1000",
		preserveAspectRatio: "none",
		"aria-hidden": "true",
		children: notes.map(({ words, x, y, level }) => {
			const bend = Math.max(x, 1 - Math.abs(y - level) - .04);
			const points = `${x * 1e3},${y * 1e3} ${bend * 1e3},${level * 1e3} 1018,${level * 1e3}`;
			return /* @__PURE__ */ jsx("polyline", {
				points,
				vectorEffect: "non-scaling-stroke"
			}, words);
		})
	});
}
// web/ui/print.tsx
/** A picture, nearly square-cornered, with a slug line beneath. */
function Print(props) {
	const { src, alt, width, height, title, facts = [], first = false, sizes, srcSet, className } = props;
	return /* @__PURE__ */ jsxs("figure", {
		className: clsx("print", className),
		children: [/* @__PURE__ */ jsx("img", {
			className: "print-picture",
			src,
			srcSet,
			sizes,
			alt,
			width,
			height,
			loading: first ? "eager" : "lazy",
			fetchPriority: first ? "high" : "auto",
			decoding: "async"
		}), (title !== void 0 || facts.length > 0) && /* @__PURE__ */ jsxs("figcaption", {
			className: "slug",
			children: [title !== void 0 && /* @__PURE__ */ jsx("b", { children: title }), facts.map((fact, index) => /* @__PURE__ */ jsx("span", { children: fact }, index))]
		})]
	});
}
// web/features/pages/home/gallery.tsx
/** Pictures of the built-in engine with the words that made them; each opens the editor with its words. */
function Gallery() {
	const { language } = useLanguage();
	const home = useAreaTexts(homeTexts);
	const { styles } = useMessages();
	return /* @__PURE__ */ jsxs("section", {
		className: "section",
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: home.gallery.title }), /* @__PURE__ */ jsx("p", { children: home.gallery.lead })] }), /* @__PURE__ */ jsx("ul", {
			className: "gallery",
			children: GALLERY.map((sample) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(LanguageLink, {
				to: editorPath({
					prompt: sample.prompt[language],
					...sample.style && { style: sample.style }
				}),
				children: /* @__PURE__ */ jsx(Print, {
					src: filesOfSample(sample).file,
					srcSet: srcSetOf(filesOfSample(sample)),
					sizes: sizesOf(sample),
					alt: "",
					width: sample.width,
					height: sample.height,
					title: sample.prompt[language],
					facts: sample.style ? [styles[sample.style]] : []
				})
			}) }, sample.id))
		})]
	});
}
/**
* How wide a picture is drawn before its frame cuts it (home.css): frames are 264 pixels high, and on phones square and
* half the screen wide.
*/
function sizesOf({ width, height }) {
	const ratio = Math.max(1, width / height);
	return `(min-width: 860px) ${Math.round(264 * ratio)}px, calc(${ratio.toFixed(2)} * (50vw - 26px))`;
}
// web/features/pages/home/hero-prompt.tsx
var FIELD_ID = "hero-prompt";
var field = () => document.querySelector(`#${FIELD_ID}`);
/**
* Makes a prerendered field ignore what scripts write into it. React writes its value while it hydrates, which would
* replace text that is being typed, and drop the caret and the selection.
*/
function shield(box) {
	for (const property of ["value", "defaultValue"]) {
		const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, property);
		Object.defineProperty(box, property, {
			configurable: true,
			get: () => native?.get?.call(box),
			set: () => {}
		});
	}
}
function unshield(box) {
	for (const property of ["value", "defaultValue"]) Reflect.deleteProperty(box, property);
}
if (typeof document !== "undefined") {
	const box = field();
	if (box) shield(box);
}
/**
* The prompt box of the hero: until it is touched it shows the proof's own prompt with its words numbered. Its button
* starts the run in the generator. It is a plain form, so that it works before the scripts have loaded.
*/
function HeroPrompt() {
	const { language } = useLanguage();
	const home = useAreaTexts(homeTexts);
	const { styles } = useMessages();
	const localPath = useLocalPath();
	const navigate = useNavigate();
	const sample = HERO[language];
	const [prompt, setPrompt] = useState(sample.prompt[language]);
	useLayoutEffect(() => {
		const box = field();
		if (!box) return;
		unshield(box);
		setPrompt(box.value);
	}, []);
	const [touched, setTouched] = useState(false);
	const { points } = GENERATOR;
	const isSample = prompt === sample.prompt[language];
	const start = () => {
		const input = {
			prompt,
			...isSample && { style: sample.style }
		};
		navigate(localPath(GENERATOR.editor), { state: {
			input,
			start: { points }
		} });
	};
	const onKeyDown = (event) => {
		if (!isEnter(event) || event.shiftKey) return;
		event.preventDefault();
		start();
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("form", {
		className: "brief",
		action: localPath(GENERATOR.editor),
		onSubmit: (event) => {
			event.preventDefault();
			start();
		},
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: "start",
				value: points
			}),
			/* @__PURE__ */ jsx("label", {
				className: "sr-only",
				htmlFor: FIELD_ID,
				children: home.prompt
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "relative",
				children: [/* @__PURE__ */ jsx("textarea", {
					id: FIELD_ID,
					name: "prompt",
					className: "brief-text",
					"data-shown": touched || !isSample ? "" : void 0,
					rows: 3,
					maxLength: PROMPT_CHARACTERS,
					value: prompt,
					onChange: (event) => setPrompt(event.target.value),
					onFocus: () => setTouched(true),
					onBlur: () => setTouched(false),
					onKeyDown
				}), /* @__PURE__ */ jsx("p", {
					"aria-hidden": true,
					className: "brief-text brief-proof",
					children: cutPrompt(sample.prompt[language], PROOFS[language].notes).map((piece) => piece.number === void 0 ? piece.text : /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("u", { children: piece.text }), /* @__PURE__ */ jsx("sup", { children: piece.number })] }, piece.number))
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "brief-foot",
				children: [
					/* @__PURE__ */ jsxs("span", {
						className: "brief-fact",
						children: [/* @__PURE__ */ jsx(Square, {
							size: 14,
							strokeWidth: 1.6,
							"aria-hidden": true
						}), "1:1"]
					}),
					isSample && /* @__PURE__ */ jsxs("span", {
						className: "brief-fact",
						children: [/* @__PURE__ */ jsx(Palette, {
							size: 14,
							strokeWidth: 1.6,
							"aria-hidden": true
						}), styles[sample.style]]
					}),
					/* @__PURE__ */ jsx("span", {
						className: "brief-fact",
						children: home.onePicture
					}),
					/* @__PURE__ */ jsx(Button, {
						type: "submit",
						look: "seal",
						className: "ml-auto",
						stub: home.price({ points }),
						children: home.draw
					})
				]
			})
		]
	}), /* @__PURE__ */ jsx("p", {
		className: "note mt-4",
		children: home.gift({
			points: 200,
			pictures: Math.floor(200 / points)
		})
	})] });
}
// web/features/pages/home/points-promise.tsx
var CANDIDATES = 4;
var DELIVERED = 3;
/** How points move, on a receipt computed by the same rule that charges. */
function PointsPromise() {
	const { title, lead, steps, example, receipt } = useAreaTexts(homeTexts).promise;
	const { points, pointsEach } = quote({
		unitPoints: GENERATOR.points,
		count: CANDIDATES
	});
	const settled = pointsEach * DELIVERED;
	return /* @__PURE__ */ jsxs("section", {
		className: "section",
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: title }), /* @__PURE__ */ jsx("p", { children: lead })] }), /* @__PURE__ */ jsxs("div", {
			className: "max-w-[480px]",
			children: [/* @__PURE__ */ jsx("p", {
				className: "mb-3 text-ink-2",
				children: example
			}), /* @__PURE__ */ jsx(Receipt, {
				title: receipt,
				lines: [
					{
						label: steps.quoted,
						figure: points
					},
					{
						label: steps.held,
						figure: points
					},
					{
						label: steps.settled,
						figure: settled
					},
					{
						label: steps.returned,
						figure: points - settled,
						total: true
					}
				]
			})]
		})]
	});
}
// web/features/pages/home/price-list.tsx
/** Every tool of the site with its price, by group. */
function PriceList() {
	const home = useAreaTexts(homeTexts);
	return /* @__PURE__ */ jsxs("section", {
		className: "section",
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: home.tools.title }), /* @__PURE__ */ jsx("p", { children: home.tools.lead })] }),
			/* @__PURE__ */ jsx("div", {
				className: "price-groups",
				children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Groups, {}) })
			}),
			/* @__PURE__ */ jsx(NeedsModelLegend, {})
		]
	});
}
function Groups() {
	const { language } = useLanguage();
	const { shell } = useMessages();
	const site = useSite();
	return toolGroups(useBuiltCatalogue(), site.id).map((group) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", { children: shell.groups[group.group] }), /* @__PURE__ */ jsx("ul", { children: group.tools.map((tool) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("div", {
		className: "leader",
		children: [/* @__PURE__ */ jsxs(LanguageLink, {
			className: "hover:underline",
			to: toolEntrance(tool),
			children: [tool.name[language], /* @__PURE__ */ jsx(NeedsModel, { tool })]
		}), /* @__PURE__ */ jsx("span", { children: shell.price(listPrice(tool, tool.points)) })]
	}), /* @__PURE__ */ jsx("p", {
		className: "note",
		children: tool.line[language]
	})] }, tool.id)) })] }, group.group));
}
// web/features/pages/home/home-page.tsx
/** Home: what the product makes, shown by pictures made with it; where to start; what it costs. */
function HomePage() {
	const { language } = useLanguage();
	const home = useAreaTexts(homeTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap",
		children: [
			/* @__PURE__ */ jsxs("section", {
				className: `hero hero-${language}`,
				children: [
					/* @__PURE__ */ jsxs("h1", { children: [
						/* @__PURE__ */ jsx("span", { children: home.hero.first }),
						" ",
						/* @__PURE__ */ jsx("span", { children: home.hero.second })
					] }),
					/* @__PURE__ */ jsxs("div", {
						className: "hero-words",
						children: [/* @__PURE__ */ jsx("p", {
							className: "hero-lead",
							children: home.lead
						}), /* @__PURE__ */ jsx(HeroPrompt, {})]
					}),
					/* @__PURE__ */ jsx(AnnotatedProof, {})
				]
			}),
			/* @__PURE__ */ jsx(Intents, {}),
			/* @__PURE__ */ jsx(PriceList, {}),
			/* @__PURE__ */ jsx(Gallery, {}),
			/* @__PURE__ */ jsx(PointsPromise, {})
		]
	});
}
export { HomePage as default };
