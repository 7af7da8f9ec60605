import { t as teamTexts } from "./team-Dn9LN45I.js";
import { C as isOrgAdmin, F as call, _ as buttonClass, dt as renameOrganisation, f as LanguageLink, g as Button, v as toast, x as enterOrganisation } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as useMembers } from "./team-C4xBpWph.js";
import { t as MemberPage } from "./member-page-Ds1RuCOT.js";
import { t as PageSection } from "./page-section-B83JTpec.js";
import { n as LoadState } from "./page-states-vJX3YIyi.js";
import { d as PERSONS } from "./limits-owx9t46c.js";
import { T as openPricing } from "./session-DiDZXz4K.js";
import { i as leaveOrganisation, l as removeMember, n as createInvitation, s as passOnFounder, t as changeRole, u as revokeInvitation } from "./team-CiyMhyqw.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { t as useAction } from "./use-action-D7oamkVj.js";
import { i as useReloadTeam, n as useOrganisation, r as useOrganisations, t as useInvitations } from "./use-team-T5FlmiW_.js";
import { n as ConfirmDialog } from "./check-name-B24I31-w.js";
import { n as NameForm, t as ActionMenu } from "./action-menu-8_TSttI8.js";
import { t as useFocusBack } from "./use-focus-back-DIZLK3Ko.js";
import { useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
// web/features/organisations/team/invitation-uses.ts
/** Maximum people for one invitation (contract, `createInvitation`). */
var MOST_USES = 100;
var STEPS = [
	1,
	2,
	3,
	4,
	5,
	10,
	20,
	50,
	MOST_USES
];
/** The numbers of people offered for an invitation: round ones, and the number of free seats. */
function invitationUses(freeSeats) {
	const most = Math.min(MOST_USES, Math.max(1, freeSeats));
	return [.../* @__PURE__ */ new Set([...STEPS.filter((step) => step < most), most])];
}
// web/features/organisations/team/invitation-form.tsx
/** Offered lifetimes in days; the contract allows 1 to 30. */
var DAYS = [
	1,
	7,
	14,
	30
];
/** Creates an invitation for a number of people and days. @param free seats that are not taken */
function InvitationForm({ free }) {
	const { invitations: texts } = useAreaTexts(teamTexts);
	const { failures } = useStudioMessages();
	const { number } = useLanguage();
	const [uses, setUses] = useState(1);
	const [days, setDays] = useState(7);
	const { working, act } = useAction();
	const reload = useReloadTeam();
	const choices = invitationUses(free);
	const people = choices.includes(uses) ? uses : 1;
	const options = (figures) => figures.map((figure) => ({
		value: String(figure),
		label: number(figure)
	}));
	const create = async () => {
		if (await act(async () => {
			await call(createInvitation, { body: {
				uses: people,
				days
			} });
			await reload();
		}, failures.create)) toast(texts.created);
	};
	return /* @__PURE__ */ jsxs("form", {
		className: "flex flex-wrap items-end gap-x-4 gap-y-3",
		onSubmit: (event) => {
			event.preventDefault();
			create();
		},
		children: [
			/* @__PURE__ */ jsx(Field, {
				label: texts.uses,
				children: (control) => /* @__PURE__ */ jsx(Select, {
					...control,
					className: "w-28",
					value: String(people),
					options: options(choices),
					onChange: (value) => setUses(Number(value))
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.days,
				children: (control) => /* @__PURE__ */ jsx(Select, {
					...control,
					className: "w-28",
					value: String(days),
					options: options(DAYS),
					onChange: (value) => setDays(Number(value))
				})
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				look: "ink",
				"aria-disabled": working,
				children: working ? texts.creating : texts.create
			})
		]
	});
}
// web/features/organisations/team/invitation-row.tsx
/** One invitation: link, code, for how many, until when, and its end. */
function InvitationRow({ invitation }) {
	const { invitations: texts } = useAreaTexts(teamTexts);
	const { failures } = useStudioMessages();
	const { date } = useLanguage();
	const { working, act } = useAction();
	const reload = useReloadTeam();
	const field = useRef(null);
	const { id, code, uses_left, expires_at, created_by } = invitation;
	const link = `${location.origin}/join/${code}`;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			toast(texts.copied);
		} catch {
			field.current?.select();
			toast(texts.copyFailed, { kind: "failure" });
		}
	};
	const revoke = async () => {
		if (await act(async () => {
			await call(revokeInvitation, { params: { id } });
			await reload();
		}, failures.delete)) toast(texts.revoked);
	};
	return /* @__PURE__ */ jsxs("li", {
		className: "grid gap-2 border-b border-line py-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2",
			children: [
				/* @__PURE__ */ jsx("input", {
					ref: field,
					readOnly: true,
					className: "input numbers min-w-0 flex-[1_1_220px]",
					"aria-label": texts.copyLinkOf({ code }),
					value: link,
					onFocus: (event) => event.target.select()
				}),
				/* @__PURE__ */ jsxs(Button, {
					"aria-label": texts.copyLinkOf({ code }),
					onClick: () => void copy(),
					children: [/* @__PURE__ */ jsx(Copy, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					}), texts.copyLink]
				}),
				/* @__PURE__ */ jsx(Button, {
					look: "quiet",
					"aria-label": texts.revokeOf({ code }),
					"aria-disabled": working,
					onClick: () => void revoke(),
					children: texts.revoke
				})
			]
		}), /* @__PURE__ */ jsxs("p", {
			className: "slug mt-0",
			children: [
				/* @__PURE__ */ jsxs("b", { children: [
					texts.code,
					" ",
					code
				] }),
				/* @__PURE__ */ jsx("span", { children: texts.usesLeft({ count: uses_left }) }),
				/* @__PURE__ */ jsx("span", { children: /* @__PURE__ */ jsx("time", {
					dateTime: expires_at,
					children: texts.until({ date: date(expires_at) })
				}) }),
				created_by && /* @__PURE__ */ jsx("span", { children: texts.by({ name: created_by.name }) })
			]
		})]
	});
}
// web/features/organisations/team/invitations.tsx
/** Valid invitations and a form for a new one; without a free seat, why it could not be accepted. */
function Invitations({ organisation, members }) {
	const { invitations: texts } = useAreaTexts(teamTexts);
	const query = useInvitations();
	if (!organisation || !members) return null;
	const taken = members.items.length;
	const full = taken >= members.seats;
	const forOne = taken === 1 && (organisation.type === "free" || organisation.type === "vip");
	const fits = organisation.type !== "com" && taken < PERSONS.teamMaximum;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-6",
		children: [
			full && /* @__PURE__ */ jsxs("div", {
				className: "grid justify-items-start gap-3 border-l-2 border-amber pl-3",
				children: [/* @__PURE__ */ jsx("p", { children: forOne ? texts.freePlan : texts.noSeat }), /* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: () => openPricing(fits ? "team" : "com"),
					children: texts.plans
				})]
			}),
			!full && /* @__PURE__ */ jsx(InvitationForm, { free: members.seats - taken }),
			query.data === void 0 ? /* @__PURE__ */ jsx(LoadState, { query }) : query.data.length === 0 ? /* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: texts.none
			}) : /* @__PURE__ */ jsx("ul", {
				className: "border-t border-line",
				children: query.data.map((invitation) => /* @__PURE__ */ jsx(InvitationRow, { invitation }, invitation.id))
			})
		]
	});
}
// web/features/organisations/team/leave-team.tsx
/** Leaving the current organisation; the user continues in the one that they have been in longest. */
function LeaveTeam({ name, role, alone }) {
	const { team: texts } = useAreaTexts(teamTexts);
	const client = useQueryClient();
	const [asked, setAsked] = useState(false);
	const { working, act } = useAction();
	const { data: own } = useOrganisations();
	const next = own?.find(({ current }) => !current);
	const only = own !== void 0 && next === void 0;
	if (own === void 0 || role === "founder" && (alone || only)) return null;
	const leave = async () => {
		const done = await act(() => call(leaveOrganisation));
		setAsked(false);
		if (!done) return;
		toast(texts.left({ team: name }));
		enterOrganisation(client);
	};
	const reason = only ? texts.leaveOnly : role === "founder" ? texts.leaveFounder : void 0;
	return /* @__PURE__ */ jsxs(PageSection, {
		title: texts.leave,
		line: reason ?? texts.leaveLine,
		children: [reason === void 0 && /* @__PURE__ */ jsx(Button, {
			onClick: () => setAsked(true),
			children: texts.leave
		}), asked && /* @__PURE__ */ jsx(ConfirmDialog, {
			title: texts.leaveTitle({ team: name }),
			lines: [
				texts.leaveLines.access,
				texts.leaveLines.kept,
				...next ? [texts.leaveLines.next({ team: next.name })] : []
			],
			verb: texts.leaveDo,
			working,
			onClose: () => setAsked(false),
			onConfirm: () => void leave()
		})]
	});
}
// web/features/organisations/team/roles.ts
/** The founder may do everything to anyone else; admins remove members; no one acts on themselves here. */
function verbsOf(own, theirs, isSelf) {
	const founder = own === "founder" && !isSelf;
	return {
		changeRole: founder,
		passOn: founder,
		remove: founder || own === "admin" && theirs === "member" && !isSelf
	};
}
// web/features/organisations/team/member-menu.tsx
/** Actions on someone's membership; renders nothing if there are none. */
function MemberMenu({ member, role, isSelf }) {
	const { team: texts } = useAreaTexts(teamTexts);
	const [asked, setAsked] = useState();
	const { working, act } = useAction();
	const reload = useReloadTeam();
	const verbs = verbsOf(role, member.role, isSelf);
	const { name, id } = member;
	const finish = async (work, said) => {
		const done = await act(async () => {
			await work();
			await reload();
		});
		setAsked(void 0);
		if (done) toast(said);
	};
	const toRole = (next) => finish(() => call(changeRole, {
		params: { id },
		body: { role: next }
	}), next === "admin" ? texts.madeAdmin({ name }) : texts.madeMember({ name }));
	const isMember = member.role === "member";
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(ActionMenu, {
			label: texts.actions({ name }),
			acts: [
				verbs.changeRole && {
					label: isMember ? texts.makeAdmin : texts.makeMember,
					run: () => void toRole(isMember ? "admin" : "member")
				},
				verbs.passOn && {
					label: texts.passOn,
					run: () => setAsked("pass_on")
				},
				verbs.remove && {
					label: texts.remove,
					run: () => setAsked("remove")
				}
			]
		}),
		asked === "pass_on" && /* @__PURE__ */ jsx(ConfirmDialog, {
			title: texts.passOnTitle({ name }),
			lines: [
				texts.passOnLines.theirs({ name }),
				texts.passOnLines.yours,
				texts.passOnLines.back({ name })
			],
			verb: texts.passOnDo({ name }),
			working,
			onClose: () => setAsked(void 0),
			onConfirm: () => void finish(() => call(passOnFounder, { body: { user_id: id } }), texts.passedOn({ name }))
		}),
		asked === "remove" && /* @__PURE__ */ jsx(ConfirmDialog, {
			title: texts.removeTitle({ name }),
			lines: [
				texts.removeLines.access({ name }),
				texts.removeLines.kept,
				texts.removeLines.seat
			],
			verb: texts.removeDo,
			working,
			onClose: () => setAsked(void 0),
			onConfirm: () => void finish(() => call(removeMember, { params: { id } }), texts.removed({ name }))
		})
	] });
}
// web/features/organisations/team/member-list.tsx
/** Everyone in the team. Members see names and roles; admins also contact and points used. */
function MemberList({ members, user }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "border-t border-line",
		children: members.map((member) => /* @__PURE__ */ jsx(MemberRow, {
			member,
			user
		}, member.id))
	});
}
function MemberRow({ member, user }) {
	const { team: texts } = useAreaTexts(teamTexts);
	const { date } = useLanguage();
	const admin = isOrgAdmin(user);
	const isSelf = member.id === user.id;
	return /* @__PURE__ */ jsxs("li", {
		className: "flex items-start gap-3 border-b border-line py-3",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_110px_minmax(0,170px)] items-baseline gap-x-6 gap-y-0.5 max-phone:grid-cols-[minmax(0,1fr)_auto]",
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "min-w-0",
					children: [/* @__PURE__ */ jsxs("div", {
						className: "font-semibold break-words",
						children: [member.name, isSelf && /* @__PURE__ */ jsx("span", {
							className: "font-normal text-ink-3",
							children: texts.you
						})]
					}), admin && /* @__PURE__ */ jsx("div", {
						className: `text-[13px] break-all ${member.contact === null ? "text-ink-3" : "text-ink-2"}`,
						children: member.contact ?? texts.noContact
					})]
				}),
				/* @__PURE__ */ jsx("div", {
					className: "text-[13px]",
					children: texts.roles[member.role]
				}),
				(admin || member.points_used !== null) && /* @__PURE__ */ jsxs("div", {
					className: "numbers text-[13px] text-ink-2 max-phone:col-span-2",
					children: [member.points_used !== null && /* @__PURE__ */ jsx("div", { children: texts.used({ points: member.points_used }) }), admin && /* @__PURE__ */ jsx("div", {
						className: "text-ink-3",
						children: texts.joined({ date: date(member.joined_at) })
					})]
				})
			]
		}), /* @__PURE__ */ jsx(MemberMenu, {
			member,
			role: user.org_user.user_type,
			isSelf
		})]
	});
}
// web/features/organisations/team/team-name.tsx
/** The team's name; admins change it in its place. */
function TeamName({ name, mayRename }) {
	const { team: texts } = useAreaTexts(teamTexts);
	const [open, setOpen] = useState(false);
	const reload = useReloadTeam();
	const button = useFocusBack(open);
	return /* @__PURE__ */ jsx("div", {
		className: "mt-6 mb-8",
		children: open ? /* @__PURE__ */ jsx(NameForm, {
			label: texts.name,
			name,
			submit: texts.save,
			working: texts.saving,
			onCancel: () => setOpen(false),
			onSubmit: async (changed) => {
				await call(renameOrganisation, { body: { name: changed } });
				await reload();
				toast(texts.renamed);
				setOpen(false);
			}
		}) : /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-x-4 gap-y-2",
			children: [/* @__PURE__ */ jsx("h2", {
				className: "min-w-0 text-[26px] leading-8 break-words",
				children: name
			}), mayRename && /* @__PURE__ */ jsx(Button, {
				ref: button,
				size: "small",
				onClick: () => setOpen(true),
				children: texts.rename
			})]
		})
	});
}
// web/features/organisations/team/team-page.tsx
/** The people of the current organisation: roles, invitations, points used (decisions, Team page). */
function TeamPage() {
	const { team: texts } = useAreaTexts(teamTexts);
	return /* @__PURE__ */ jsx(MemberPage, {
		title: texts.title,
		guest: texts.guest,
		children: (user) => /* @__PURE__ */ jsx(Team, { user })
	});
}
function Team({ user }) {
	const { team: texts, invitations, apiKeys } = useAreaTexts(teamTexts);
	const organisation = useOrganisation();
	const members = useMembers();
	const admin = isOrgAdmin(user);
	const seats = members.data && texts.seats({
		taken: members.data.items.length,
		seats: members.data.seats
	});
	const lead = /* @__PURE__ */ jsx("p", {
		className: "mt-2 text-ink-2",
		children: texts.lead
	});
	if (organisation.isPending || members.isPending) return /* @__PURE__ */ jsxs(Fragment$1, { children: [lead, /* @__PURE__ */ jsx(LoadState, { query: members })] });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		lead,
		organisation.data === void 0 ? /* @__PURE__ */ jsx(LoadState, { query: organisation }) : /* @__PURE__ */ jsx(TeamName, {
			name: organisation.data.name,
			mayRename: admin
		}),
		/* @__PURE__ */ jsx(PageSection, {
			title: texts.members,
			line: texts.membersLine,
			children: members.data === void 0 ? /* @__PURE__ */ jsx(LoadState, { query: members }) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("p", {
				className: "numbers mb-2 font-semibold",
				children: seats
			}), /* @__PURE__ */ jsx(MemberList, {
				members: members.data.items,
				user
			})] })
		}),
		admin && /* @__PURE__ */ jsx(PageSection, {
			title: invitations.title,
			line: invitations.line,
			children: /* @__PURE__ */ jsx(Invitations, {
				organisation: organisation.data,
				members: members.data
			})
		}),
		admin && /* @__PURE__ */ jsx(PageSection, {
			title: apiKeys.title,
			line: apiKeys.line,
			children: /* @__PURE__ */ jsx(LanguageLink, {
				className: buttonClass({}),
				to: "/api-keys",
				children: apiKeys.manage
			})
		}),
		organisation.data && /* @__PURE__ */ jsx(LeaveTeam, {
			name: organisation.data.name,
			role: user.org_user.user_type,
			alone: organisation.data.members <= 1
		})
	] });
}
export { TeamPage as default };
