import { a as adminCreateProduct, h as adminUpdateProduct, u as adminProducts } from "./admin-DJbjV66r.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { t as Status } from "./status-Dd34n-y6.js";
import { n as useRows } from "./use-rows-BWlYw3nG.js";
import { n as PLAN_TYPES } from "./orders-uA1YptVe.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { t as AskDialog } from "./ask-dialog-CSoc-waU.js";
import { t as NumberField } from "./number-field-D-_hqoYA.js";
import { n as typedAmount, r as whole, t as minorUnits } from "./numbers-XqsLYxxQ.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/sections/product-form.ts
/** The form of a product, or of a new one, hidden from buyers until it is offered. */
function formOf(product) {
	return {
		type: product?.type ?? "vip",
		nameEn: product?.name_en ?? "",
		nameZh: product?.name_zh ?? "",
		price: product ? typedAmount(product.price, product.currency) : "",
		points: String(product?.points ?? ""),
		validDays: String(product?.valid_days ?? 30),
		position: String(product?.position ?? 100),
		offered: product?.offered ?? false
	};
}
/** The input for the server, within the limits of the contract, or the invalid fields. */
function readForm(form, currency) {
	const name_en = form.nameEn.trim();
	const name_zh = form.nameZh.trim();
	const price = minorUnits(form.price, currency);
	const points = whole(form.points, {
		from: 1,
		to: 1e7
	});
	const valid_days = whole(form.validDays, {
		from: 1,
		to: 3660
	});
	const position = whole(form.position, {
		from: 0,
		to: 1e3
	});
	const isName = (name) => name.length >= 1 && name.length <= 60;
	const mistakes = [];
	if (!isName(name_en)) mistakes.push("nameEn");
	if (!isName(name_zh)) mistakes.push("nameZh");
	if (price === void 0) mistakes.push("price");
	if (points === void 0) mistakes.push("points");
	if (valid_days === void 0) mistakes.push("validDays");
	if (position === void 0) mistakes.push("position");
	if (mistakes.length > 0 || !price || !points || !valid_days || position === void 0) return { mistakes };
	const { type, offered } = form;
	return {
		mistakes,
		input: {
			type,
			name_en,
			name_zh,
			price,
			points,
			valid_days,
			position,
			offered
		}
	};
}
// web/features/admin/sections/product-dialog.tsx
/** The form of a product. */
function ProductDialog({ product, onClose }) {
	const { products: texts, organisations } = useAreaTexts(adminTexts);
	const { language } = useLanguage();
	const site = useSite();
	const currency = product?.currency ?? site.currency;
	const [form, setForm] = useState(() => formOf(product));
	const [sent, setSent] = useState(false);
	const { input, mistakes } = readForm(form, currency);
	const set = (change) => setForm({
		...form,
		...change
	});
	const errorOf = (field, text) => sent && mistakes.includes(field) ? text : void 0;
	const act = async (reason) => {
		if (!input) throw new Error("the form was checked before");
		const body = {
			...input,
			reason
		};
		if (product) await call(adminUpdateProduct, {
			params: { id: product.id },
			body
		});
		else await call(adminCreateProduct, { body });
		return texts.saved;
	};
	const name = product && (language === "zh" ? product.name_zh : product.name_en);
	const text = (field) => /* @__PURE__ */ jsx(Field, {
		label: texts.fields[field],
		error: errorOf(field, texts.wrong.name),
		children: (control) => /* @__PURE__ */ jsx("input", {
			...control,
			className: "input",
			value: form[field],
			maxLength: 60,
			onChange: (event) => set({ [field]: event.target.value })
		})
	});
	const figure = (field) => /* @__PURE__ */ jsx(NumberField, {
		label: texts.fields[field],
		value: form[field],
		onChange: (value) => set({ [field]: value }),
		error: errorOf(field, texts.wrong[field])
	});
	return /* @__PURE__ */ jsx(AskDialog, {
		title: name === void 0 ? texts.addTitle : texts.editTitle({ name }),
		lines: [texts.line],
		confirm: texts.save,
		check: () => {
			setSent(true);
			return mistakes.length === 0;
		},
		act,
		onClose,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-2 gap-4",
			children: [
				text("nameEn"),
				text("nameZh"),
				/* @__PURE__ */ jsx(Field, {
					label: texts.fields.type,
					children: (control) => /* @__PURE__ */ jsx(Select, {
						...control,
						className: "w-full",
						value: form.type,
						options: PLAN_TYPES.map((type) => ({
							value: type,
							label: organisations.editions[type]
						})),
						onChange: (type) => set({ type })
					})
				}),
				/* @__PURE__ */ jsx(NumberField, {
					label: texts.fields.price({ currency }),
					value: form.price,
					onChange: (price) => set({ price }),
					error: errorOf("price", texts.wrong.price),
					decimals: true
				}),
				figure("points"),
				figure("validDays"),
				figure("position"),
				/* @__PURE__ */ jsxs("label", {
					className: "flex min-h-11 items-center gap-2.5 self-end text-[13px]",
					children: [/* @__PURE__ */ jsx("input", {
						type: "checkbox",
						className: "size-4 accent-(--ink)",
						checked: form.offered,
						onChange: (event) => set({ offered: event.target.checked })
					}), texts.fields.offered]
				})
			]
		})
	});
}
// web/features/admin/sections/products-section.tsx
/** What this site sells. */
function ProductsSection() {
	const { products: texts, organisations, sections } = useAreaTexts(adminTexts);
	const { language, number } = useLanguage();
	const [asked, setAsked] = useState();
	const rows = useRows(["products"], async (_before, signal) => ({
		items: await call(adminProducts, { signal }),
		next: null
	}));
	const nameOf = (product) => language === "zh" ? product.name_zh : product.name_en;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "mb-5 flex flex-wrap items-center justify-between gap-4",
			children: [/* @__PURE__ */ jsx("p", {
				className: "max-w-[44em] text-ink-2",
				children: texts.line
			}), /* @__PURE__ */ jsx(Button, {
				look: "ink",
				onClick: () => setAsked("new"),
				children: texts.add
			})]
		}),
		/* @__PURE__ */ jsx(RowsTable, {
			caption: sections.products,
			list: rows,
			keyOf: ({ id }) => id,
			columns: [
				{
					label: texts.columns.name,
					cell: (product) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("b", {
						className: "font-semibold",
						children: nameOf(product)
					}), /* @__PURE__ */ jsx("small", { children: language === "zh" ? product.name_en : product.name_zh })] })
				},
				{
					label: texts.columns.type,
					cell: ({ type }) => organisations.editions[type]
				},
				{
					label: texts.columns.period,
					figure: true,
					cell: ({ valid_days }) => number(valid_days)
				},
				{
					label: texts.columns.price,
					figure: true,
					cell: ({ price, currency }) => formatMoney(price, currency, language)
				},
				{
					label: texts.columns.points,
					figure: true,
					cell: ({ points }) => number(points)
				},
				{
					label: texts.columns.offered,
					cell: ({ offered }) => /* @__PURE__ */ jsx(Status, {
						look: offered ? "done" : "missing",
						children: offered ? texts.offered : texts.withdrawn
					})
				}
			],
			acts: (product) => /* @__PURE__ */ jsx(Button, {
				size: "small",
				"aria-label": texts.editTitle({ name: nameOf(product) }),
				onClick: () => setAsked(product),
				children: texts.edit
			})
		}),
		asked && /* @__PURE__ */ jsx(ProductDialog, {
			product: asked === "new" ? void 0 : asked,
			onClose: () => setAsked(void 0)
		})
	] });
}
export { ProductsSection };
