import { i as deleteDocument, o as listDocuments, u as updateDocument } from "./autosave-yToMrKoo.js";
import { t as subtitleDialogTexts } from "./subtitle-dialogs-0dnDU5VW.js";
import { F as call, f as LanguageLink, g as Button, p as useBarePath, v as toast } from "../../entry-server.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as RenameForm } from "./rename-form-BOMc9ESo.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
// web/editors/kit/lines/projects-dialog.tsx
/** Maximum projects listed, newest first; the list has one page. */
var LISTED = 50;
var PROJECTS_KEY = ["subtitle-projects"];
/** The person's subtitle projects, newest first: opened, renamed and deleted. */
function ProjectsDialog({ current, onNew, onDelete, onClose }) {
	const texts = useAreaTexts(subtitleDialogTexts).projects;
	const messages = useStudioMessages();
	const client = useQueryClient();
	const { time, gap } = useLanguage();
	const path = useBarePath();
	const { data, isError } = useQuery({
		queryKey: PROJECTS_KEY,
		staleTime: 0,
		queryFn: ({ signal }) => call(listDocuments, {
			query: {
				kind: "subtitle-project",
				own: "true",
				limit: LISTED
			},
			signal
		})
	});
	const [renaming, setRenaming] = useState();
	const [deleted, setDeleted] = useState();
	const act = (work) => work.then(() => client.invalidateQueries({ queryKey: PROJECTS_KEY })).catch((error) => toast(failureOf(error, messages).text, { kind: "failure" }));
	const rename = (id, name) => {
		setRenaming(void 0);
		if (name !== void 0) act(call(updateDocument, {
			params: { id },
			body: { name }
		}));
	};
	const remove = (id) => {
		if (id === current) onDelete();
		act(call(deleteDocument, { params: { id } }).then(() => setDeleted(id)));
	};
	const restore = (id) => {
		setDeleted(void 0);
		act(call(updateDocument, {
			params: { id },
			body: { restored: true }
		}));
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: texts.title,
		closeLabel: messages.shell.close,
		width: 480,
		children: /* @__PURE__ */ jsxs("div", {
			className: "glossary",
			children: [
				isError && /* @__PURE__ */ jsx("p", {
					role: "alert",
					children: texts.failed
				}),
				data?.items.length === 0 && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.none
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "project-list",
					children: data?.items.map(({ id, name, updated_at }) => /* @__PURE__ */ jsx("li", { children: renaming === id ? /* @__PURE__ */ jsx(RenameForm, {
						name,
						label: texts.name,
						save: texts.save,
						onDone: (changed) => rename(id, changed)
					}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
						/* @__PURE__ */ jsxs("span", {
							className: "project-name",
							children: [id === current ? /* @__PURE__ */ jsx("b", { children: name }) : /* @__PURE__ */ jsx(LanguageLink, {
								className: "link",
								to: `${path}?project=${id}`,
								onClick: onClose,
								children: name
							}), /* @__PURE__ */ jsx("small", {
								className: "numbers",
								children: id === current ? texts.current : time(updated_at)
							})]
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: Pencil,
							small: true,
							label: texts.rename({ name }),
							onClick: () => setRenaming(id)
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: Trash2,
							small: true,
							label: texts.remove({ name }),
							onClick: () => remove(id)
						})
					] }) }, id))
				}),
				deleted !== void 0 && /* @__PURE__ */ jsxs("p", {
					className: "project-deleted",
					role: "status",
					children: [
						texts.deleted,
						gap,
						/* @__PURE__ */ jsx("button", {
							type: "button",
							className: "link",
							onClick: () => restore(deleted),
							children: messages.pictures.verbs.undo
						})
					]
				}),
				/* @__PURE__ */ jsx("div", {
					className: "glossary-foot",
					children: /* @__PURE__ */ jsxs(Button, {
						size: "small",
						onClick: onNew,
						children: [
							/* @__PURE__ */ jsx(Plus, {
								size: 15,
								strokeWidth: 1.6,
								"aria-hidden": true
							}),
							" ",
							texts.new
						]
					})
				})
			]
		})
	});
}
export { ProjectsDialog as default };
