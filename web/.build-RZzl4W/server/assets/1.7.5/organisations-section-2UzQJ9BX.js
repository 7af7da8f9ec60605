import { i as adminCorrectPoints, s as adminOrganisations } from "./admin-DJbjV66r.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { t as byteSize } from "./byte-size-Cfyex7eV.js";
import { F as call, m as useLocalPath } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { n as RowMenu, t as SearchForm } from "./search-form-DIhJ32TC.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { n as useRows } from "./use-rows-BWlYw3nG.js";
import { t as useView } from "./use-view-DE8x-OwJ.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { t as AskDialog } from "./ask-dialog-CSoc-waU.js";
import { t as NumberField } from "./number-field-D-_hqoYA.js";
import { r as whole } from "./numbers-XqsLYxxQ.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/sections/points-dialog.tsx
var MOST = 1e7;
/**
* Adds or takes points, and says what the balance will be. A repeated request after a lost answer changes
* nothing more.
*/
function PointsDialog({ organisation: { id, name, balance }, onClose }) {
	const { organisations, ask } = useAreaTexts(adminTexts);
	const texts = organisations.correct;
	const [takes, setTakes] = useState(false);
	const [typed, setTyped] = useState("");
	const [sent, setSent] = useState(false);
	const [attempt, setAttempt] = useState({
		what: "",
		key: ""
	});
	const value = whole(typed, {
		from: 1,
		to: MOST
	});
	const after = value === void 0 ? void 0 : takes ? balance - value : balance + value;
	const error = value === void 0 ? texts.pointsWrong({ most: MOST }) : after !== void 0 && after < 0 ? texts.tooMany : void 0;
	const effect = takes ? texts.willTake : texts.willAdd;
	const act = async (reason) => {
		const points = takes ? -(value ?? 0) : value ?? 0;
		const what = `${points} ${reason}`;
		const key = attempt.what === what ? attempt.key : newId();
		setAttempt({
			what,
			key
		});
		const answer = await call(adminCorrectPoints, {
			params: { id },
			body: {
				points,
				reason
			},
			idempotencyKey: key
		});
		return texts.done(answer);
	};
	return /* @__PURE__ */ jsxs(AskDialog, {
		title: texts.title({ name }),
		lines: [],
		confirm: takes ? texts.take : texts.add,
		reasonHint: ask.reasonHintLedger,
		check: () => {
			setSent(true);
			return error === void 0;
		},
		act,
		onClose,
		children: [/* @__PURE__ */ jsxs("div", {
			role: "group",
			"aria-label": texts.way,
			className: "flex gap-2",
			children: [/* @__PURE__ */ jsx(Chip, {
				pressed: !takes,
				onClick: () => setTakes(false),
				children: texts.add
			}), /* @__PURE__ */ jsx(Chip, {
				pressed: takes,
				onClick: () => setTakes(true),
				children: texts.take
			})]
		}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(NumberField, {
			label: texts.points,
			fact: texts.now({ balance }),
			value: typed,
			onChange: setTyped,
			error: sent ? error : void 0
		}), value !== void 0 && after !== void 0 && after >= 0 && /* @__PURE__ */ jsx("p", {
			"aria-live": "polite",
			className: "note mt-1.5",
			children: effect({
				value,
				after
			})
		})] })]
	});
}
// web/features/admin/sections/organisations-section.tsx
/** Organisations with their plan, their people and their points. */
function OrganisationsSection() {
	const { organisations: texts, sections, list } = useAreaTexts(adminTexts);
	const { number, date } = useLanguage();
	const view = useView();
	const navigate = useNavigate();
	const localPath = useLocalPath();
	const search = view.get("search");
	const [asked, setAsked] = useState();
	const rows = useRows(["organisations", search], (before, signal) => call(adminOrganisations, {
		query: {
			search,
			before
		},
		signal
	}));
	const lead = (label, to) => ({
		label,
		run: () => void navigate(localPath(to))
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(SearchForm, {
			hint: texts.searchHint,
			value: search,
			onSearch: (text) => view.set("search", text)
		}),
		/* @__PURE__ */ jsx(RowsTable, {
			caption: sections.organisations,
			list: rows,
			narrowed: search !== void 0,
			keyOf: ({ id }) => id,
			columns: [
				{
					label: texts.columns.name,
					cell: ({ name }) => /* @__PURE__ */ jsx("b", {
						className: "font-semibold",
						children: name
					})
				},
				{
					label: texts.columns.edition,
					cell: (organisation) => /* @__PURE__ */ jsx(Plan, { organisation })
				},
				{
					label: texts.columns.members,
					cell: (organisation) => texts.seats(organisation)
				},
				{
					label: texts.columns.balance,
					figure: true,
					cell: ({ balance }) => number(balance)
				},
				{
					label: texts.columns.frozen,
					figure: true,
					cell: ({ frozen }) => /* @__PURE__ */ jsx("span", {
						className: frozen === 0 ? "text-ink-3" : "",
						children: number(frozen)
					})
				},
				{
					label: texts.columns.storage,
					figure: true,
					cell: ({ storage_used, storage_quota }) => /* @__PURE__ */ jsxs("span", {
						className: storage_used >= storage_quota ? "text-amber" : "",
						children: [
							byteSize(storage_used, number),
							" / ",
							byteSize(storage_quota, number)
						]
					})
				},
				{
					label: texts.columns.since,
					cell: ({ created_at }) => date(created_at)
				}
			],
			acts: (organisation) => /* @__PURE__ */ jsx(RowMenu, {
				name: organisation.name,
				acts: [
					{
						label: texts.correct.action,
						run: () => setAsked(organisation)
					},
					lead(texts.orders, `/admin/orders?search=${organisation.id}`),
					lead(texts.runs, `/admin/tasks?search=${organisation.id}`),
					lead(list.history, `/admin/audit?subject_id=${organisation.id}`)
				]
			})
		}),
		asked && /* @__PURE__ */ jsx(PointsDialog, {
			organisation: asked,
			onClose: () => setAsked(void 0)
		})
	] });
}
function Plan({ organisation: { edition, expired_at } }) {
	const { organisations: texts } = useAreaTexts(adminTexts);
	const { date } = useLanguage();
	const end = expired_at === null ? void 0 : { date: date(expired_at) };
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [texts.editions[edition], end && /* @__PURE__ */ jsx("small", { children: edition === "free" ? texts.ended(end) : texts.until(end) })] });
}
export { OrganisationsSection };
