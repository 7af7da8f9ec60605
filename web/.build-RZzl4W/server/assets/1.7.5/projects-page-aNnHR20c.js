import { t as teamTexts } from "./team-Dn9LN45I.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { C as isOrgAdmin, F as call, N as useUser, S as QUERY_KEYS, f as LanguageLink, g as Button, it as createProject, k as useProjectList, ot as removeProjectMember, rt as addProjectMember, st as updateProject, v as toast } from "../../entry-server.js";
import { t as MemberPage } from "./member-page-Ds1RuCOT.js";
import { n as LoadState } from "./page-states-vJX3YIyi.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { T as openPricing } from "./session-DiDZXz4K.js";
import { t as useFocusBack } from "./use-focus-back-DIZLK3Ko.js";
import { n as NameForm, t as ActionMenu } from "./action-menu-8_TSttI8.js";
import { t as memberTexts } from "./member-BplNEBjs.js";
import { r as useCurrentProject, t as chooseProject } from "./current-project-iOEuJSQr.js";
import { n as ConfirmDialog } from "./check-name-B24I31-w.js";
import { t as useAction } from "./use-action-D7oamkVj.js";
import { n as useMembers } from "./team-C4xBpWph.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
// web/features/organisations/projects/change-projects.ts
/** Reads all lists of projects again. */
function useReloadProjects() {
	const client = useQueryClient();
	return async () => {
		await Promise.all([client.invalidateQueries({ queryKey: QUERY_KEYS.projects }), client.invalidateQueries({ queryKey: QUERY_KEYS.user })]);
	};
}
/** True for users who may rename and archive a project and manage its members: its creator and admins. */
function mayManage(project, user) {
	return isOrgAdmin(user) || project.created_by?.id === user.id;
}
/** Puts a project into the archive or takes it out. Throws ApiError. */
function setArchived(id, archived) {
	return call(updateProject, {
		params: { id },
		body: { archived }
	});
}
// web/features/organisations/projects/new-project.tsx
/** Creating a project if the plan allows one more; otherwise why not, and how to raise the limit. */
function NewProject({ cap, count, user }) {
	const { projects: texts } = useAreaTexts(teamTexts);
	const reload = useReloadProjects();
	const [open, setOpen] = useState(false);
	const [refused, setRefused] = useState(false);
	const button = useFocusBack(open);
	useEffect(() => setRefused(false), [count]);
	if (count >= cap || refused) return /* @__PURE__ */ jsx(NoRoom, { admin: isOrgAdmin(user) });
	if (!open) return /* @__PURE__ */ jsxs(Button, {
		ref: button,
		look: "ink",
		onClick: () => setOpen(true),
		children: [/* @__PURE__ */ jsx(Plus, {
			size: 16,
			strokeWidth: 1.6,
			"aria-hidden": true
		}), texts.new]
	});
	return /* @__PURE__ */ jsx(NameForm, {
		label: texts.name,
		name: "",
		submit: texts.create,
		working: texts.creating,
		fallback: texts.addFailed,
		onCancel: () => setOpen(false),
		onSubmit: async (name) => {
			try {
				await call(createProject, { body: { name } });
			} catch (error) {
				if (!(error instanceof ApiError && error.code === "project_limit_reached")) throw error;
				setRefused(true);
				return setOpen(false);
			}
			await reload();
			toast(texts.created({ name }));
			setOpen(false);
		}
	});
}
function NoRoom({ admin }) {
	const { projects: texts } = useAreaTexts(teamTexts);
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "grid justify-items-start gap-3 border-l-2 border-amber pl-3",
		children: [/* @__PURE__ */ jsx("p", { children: admin ? texts.full : texts.fullMember }), admin && /* @__PURE__ */ jsx(Button, {
			size: "small",
			onClick: () => openPricing(),
			children: texts.plans
		})]
	});
}
// web/features/organisations/projects/project-people.tsx
/** A project's members: the team's members, each with a button to add or remove them. */
function ProjectPeople({ project, user, onClose }) {
	const { projects: texts, team } = useAreaTexts(teamTexts);
	const { shell } = useMessages();
	const { gap } = useLanguage();
	const members = useMembers();
	const reload = useReloadProjects();
	const { working, act } = useAction();
	const { id, name, created_by } = project;
	const inside = new Set(project.members.map((member) => member.id));
	const change = async (person, add) => {
		const params = {
			id,
			user_id: person.id
		};
		if (await act(async () => {
			await (add ? call(addProjectMember, {
				params,
				body: {}
			}) : call(removeProjectMember, { params }));
			await reload();
		})) toast((add ? texts.added : texts.takenOut)({ name: person.name }));
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: texts.peopleTitle({ name }),
		closeLabel: shell.close,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-4 px-7 pt-2 pb-7 max-phone:px-5",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: texts.peopleLine
				}),
				members.data === void 0 ? /* @__PURE__ */ jsx(LoadState, { query: members }) : /* @__PURE__ */ jsx("ul", {
					className: "border-t border-line",
					children: members.data.items.map((member) => {
						const isIn = inside.has(member.id);
						return /* @__PURE__ */ jsxs("li", {
							className: "flex min-h-12 items-center gap-3 border-b border-line py-1.5",
							children: [
								/* @__PURE__ */ jsxs("span", {
									className: "min-w-0 flex-1 break-words",
									children: [member.name, member.id === user.id && /* @__PURE__ */ jsx("span", {
										className: "text-ink-3",
										children: team.you
									})]
								}),
								/* @__PURE__ */ jsx("span", {
									className: "text-[13px] text-ink-3",
									children: member.id === created_by?.id ? texts.creator : team.roles[member.role]
								}),
								member.id !== created_by?.id && /* @__PURE__ */ jsx(Button, {
									size: "small",
									look: isIn ? "quiet" : "outline",
									className: "min-w-20",
									"aria-disabled": working,
									"aria-label": (isIn ? texts.takeOutOf : texts.addOf)({ name: member.name }),
									onClick: () => void change(member, !isIn),
									children: isIn ? texts.takeOut : texts.add
								})
							]
						}, member.id);
					})
				}),
				members.data?.items.length === 1 && /* @__PURE__ */ jsxs("p", {
					className: "text-ink-2",
					children: [
						texts.alone,
						gap,
						isOrgAdmin(user) && /* @__PURE__ */ jsx(LanguageLink, {
							className: "link text-ink",
							to: "/team",
							onClick: onClose,
							children: texts.toTeam
						})
					]
				}),
				/* @__PURE__ */ jsx(Button, {
					look: "ink",
					className: "justify-self-start",
					onClick: onClose,
					children: texts.done
				})
			]
		})
	});
}
// web/features/organisations/projects/use-archive.ts
/** Archives a project or takes it out of the archive; each offers its undo. */
function useArchive() {
	const { projects: texts } = useAreaTexts(teamTexts);
	const messages = useStudioMessages();
	const reload = useReloadProjects();
	const admin = isOrgAdmin(useUser());
	const archive = async (project, archived) => {
		const { id, name } = project;
		try {
			await setArchived(id, archived);
		} catch (error) {
			if (error instanceof ApiError && error.code === "project_limit_reached") return toast(admin ? texts.full : texts.fullMember, {
				kind: "failure",
				...admin && { action: {
					label: texts.plans,
					run: () => openPricing()
				} }
			});
			return toastFailure(error, messages, messages.failures.save);
		}
		await reload();
		toast(archived ? texts.archivedNow({ name }) : texts.unarchived({ name }), { action: {
			label: texts.undo,
			run: () => void archive(project, !archived)
		} });
	};
	return archive;
}
// web/features/organisations/projects/project-menu.tsx
/** Actions on a project: all for its creator and admins; leaving, for added members. */
function ProjectMenu({ project, user, onRename }) {
	const { projects: texts } = useAreaTexts(teamTexts);
	const archive = useArchive();
	const [asked, setAsked] = useState();
	const { id, name, archived, members } = project;
	const manages = mayManage(project, user);
	const leaves = !manages && members.some((member) => member.id === user.id);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(ActionMenu, {
			label: texts.actions({ name }),
			acts: [
				manages && {
					label: texts.rename,
					run: onRename
				},
				manages && !archived && {
					label: texts.people,
					run: () => setAsked("people")
				},
				manages && {
					label: archived ? texts.unarchive : texts.archive,
					run: () => void archive({
						id,
						name
					}, !archived)
				},
				leaves && {
					label: texts.leave,
					run: () => setAsked("leave")
				}
			]
		}),
		asked === "people" && /* @__PURE__ */ jsx(ProjectPeople, {
			project,
			user,
			onClose: () => setAsked(void 0)
		}),
		asked === "leave" && /* @__PURE__ */ jsx(LeaveProject, {
			project,
			user,
			onClose: () => setAsked(void 0)
		})
	] });
}
function LeaveProject({ project, user, onClose }) {
	const { projects: texts } = useAreaTexts(teamTexts);
	const { working, act } = useAction();
	const reload = useReloadProjects();
	const { id, name } = project;
	const leave = async () => {
		const done = await act(() => call(removeProjectMember, { params: {
			id,
			user_id: user.id
		} }));
		onClose();
		if (!done) return;
		toast(texts.leftIt({ name }));
		await reload();
	};
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		title: texts.leaveTitle({ name }),
		lines: [texts.leaveLines.access, texts.leaveLines.back],
		verb: texts.leaveDo,
		working,
		onClose,
		onConfirm: () => void leave()
	});
}
// web/features/organisations/projects/project-row.tsx
/** One project: who made it, what is in it, whether new runs go there, and what may be done with it. */
function ProjectRow({ project, user }) {
	const { projects: texts, team } = useAreaTexts(teamTexts);
	const { chooser } = useAreaTexts(memberTexts);
	const { date, colon } = useLanguage();
	const reload = useReloadProjects();
	const current = useCurrentProject()?.current;
	const [renaming, setRenaming] = useState(false);
	const { id, name, archived, created_by, created_at, results } = project;
	if (renaming) return /* @__PURE__ */ jsx("li", {
		className: "border-b border-line py-4",
		children: /* @__PURE__ */ jsx(NameForm, {
			label: texts.name,
			name,
			submit: team.save,
			working: team.saving,
			onCancel: () => setRenaming(false),
			onSubmit: async (changed) => {
				await call(updateProject, {
					params: { id },
					body: { name: changed }
				});
				await reload();
				toast(texts.renamed);
				setRenaming(false);
			}
		})
	});
	const made = date(created_at);
	return /* @__PURE__ */ jsxs("li", {
		className: "grid grid-cols-[minmax(0,1fr)_auto_36px] items-start gap-x-3 gap-y-2 border-b border-line py-4 max-phone:grid-cols-[minmax(0,1fr)_36px]",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-0",
				children: [/* @__PURE__ */ jsx("h2", {
					className: "text-lg leading-6 break-words",
					children: name
				}), /* @__PURE__ */ jsxs("p", {
					className: "slug mt-1 items-center",
					children: [
						/* @__PURE__ */ jsx(LanguageLink, {
							className: "link inline-block text-ink",
							to: `/my-creation?project=${id}`,
							"aria-label": texts.resultsOf({
								count: results,
								name
							}),
							children: texts.results({ count: results })
						}),
						/* @__PURE__ */ jsx("span", { children: created_by ? texts.by({
							name: created_by.name,
							date: made
						}) : texts.made({ date: made }) }),
						project.members.length > 0 && /* @__PURE__ */ jsx("span", { children: `${texts.people}${colon}${project.members.map((member) => member.name).join(", ")}` })
					]
				})]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "justify-self-end max-phone:col-start-1 max-phone:row-start-2 max-phone:justify-self-start",
				children: !archived && (current?.id === id ? /* @__PURE__ */ jsx("span", {
					className: "status status-done min-h-8",
					children: texts.current
				}) : /* @__PURE__ */ jsx(Button, {
					size: "small",
					"aria-label": texts.workOf({ name }),
					onClick: () => {
						chooseProject(user.org_user.org_id, id);
						toast(chooser.chosen({ name }));
					},
					children: texts.work
				}))
			}),
			/* @__PURE__ */ jsx("div", {
				className: "max-phone:col-start-2 max-phone:row-start-1",
				children: /* @__PURE__ */ jsx(ProjectMenu, {
					project,
					user,
					onRename: () => setRenaming(true)
				})
			})
		]
	});
}
// web/features/organisations/projects/projects-page.tsx
/** The projects of the current organisation: admins see all, members those that they made or were added to. */
function ProjectsPage() {
	const { projects: texts } = useAreaTexts(teamTexts);
	return /* @__PURE__ */ jsx(MemberPage, {
		title: texts.title,
		guest: texts.guest,
		children: (user) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("p", {
			className: "mt-2 mb-8 text-ink-2",
			children: texts.lead
		}), /* @__PURE__ */ jsx(Projects, { user })] })
	});
}
function Projects({ user }) {
	const { projects: texts } = useAreaTexts(teamTexts);
	const [archived, setArchived] = useState(false);
	const open = useProjectList(user, false);
	const shown = useProjectList(user, archived);
	const items = shown.data?.items;
	const cap = open.data && {
		count: open.data.items.length,
		cap: open.data.cap
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "max-w-[960px]",
		children: [
			open.data && /* @__PURE__ */ jsx(NewProject, {
				cap: open.data.cap,
				count: open.data.items.length,
				user
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-8 flex flex-wrap items-center gap-2",
				children: [
					/* @__PURE__ */ jsx(Chip, {
						pressed: !archived,
						onClick: () => setArchived(false),
						children: texts.open
					}),
					/* @__PURE__ */ jsx(Chip, {
						pressed: archived,
						onClick: () => setArchived(true),
						children: texts.archived
					}),
					cap && /* @__PURE__ */ jsx("span", {
						className: "numbers ml-auto text-[13px] text-ink-2",
						children: isOrgAdmin(user) ? texts.cap(cap) : texts.capTeam(cap)
					})
				]
			}),
			items === void 0 ? /* @__PURE__ */ jsx(LoadState, { query: shown }) : items.length === 0 ? /* @__PURE__ */ jsx("p", {
				className: "mt-4 border-t border-ink py-5 text-ink-2",
				children: archived ? texts.noneArchived : texts.noneOpen
			}) : /* @__PURE__ */ jsx("ul", {
				className: "mt-4 border-t border-ink",
				children: items.map((project) => /* @__PURE__ */ jsx(ProjectRow, {
					project,
					user
				}, project.id))
			})
		]
	});
}
export { ProjectsPage as default };
