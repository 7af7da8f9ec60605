import { F as call, N as useUser, _ as buttonClass, f as LanguageLink, ft as switchOrganisation, g as Button, i as STUDIO_PATH, lt as currentOrganisation, pt as userOrganisations, x as enterOrganisation } from "../../entry-server.js";
import { c as readInvitation, r as joinOrganisation } from "./team-CiyMhyqw.js";
import { t as teamTexts } from "./team-Dn9LN45I.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { c as useSearchParams, o as useNavigate, s as useParams } from "./router-BPcfdpKO.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
// web/features/organisations/join/join-steps.tsx
/** What joining means, and the button for it. */
function JoinSteps({ team, joining }) {
	const { join: texts } = useAreaTexts(teamTexts);
	const signedIn = useSignedIn();
	const user = useUser();
	const { working, failure, join, signInAndJoin } = joining;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("p", {
			className: "max-w-[36em] text-[17px] leading-7 text-ink-2",
			children: texts.line
		}),
		failure !== void 0 && /* @__PURE__ */ jsx("p", {
			role: "alert",
			className: "max-w-[36em] border-l-2 border-seal pl-3 text-seal",
			children: /* @__PURE__ */ jsx(FailureWords, { failure })
		}),
		/* @__PURE__ */ jsx(Button, {
			look: "seal",
			size: "large",
			className: "h-auto min-h-12 max-w-full py-2 whitespace-normal wrap-anywhere",
			"aria-disabled": working,
			onClick: () => void (signedIn ? join() : signInAndJoin()),
			children: working ? texts.joining : signedIn ? texts.join({ team }) : texts.signIn
		}),
		/* @__PURE__ */ jsx("p", {
			className: "note",
			children: signedIn ? user && texts.signedInAs({ name: user.name }) : texts.guestLine
		})
	] });
}
// web/features/organisations/join/use-join.ts
/** Joining by a code: at once, or after signing in with the code filled in. `team`: the inviting organisation's name. */
function useJoin(code, team) {
	const client = useQueryClient();
	const messages = useStudioMessages();
	const navigate = useNavigate();
	const [query] = useSearchParams();
	const [working, setWorking] = useState(false);
	const [failure, setFailure] = useState();
	const end = (outcome) => {
		navigate(`?${outcome}`, { replace: true });
		enterOrganisation(client);
	};
	const joinAs = async (isNew) => {
		if (working) return;
		setWorking(true);
		setFailure(void 0);
		try {
			await call(joinOrganisation, { body: { inviteCode: code } });
			end("joined");
		} catch (error) {
			if (error instanceof ApiError && error.code === "already_member") {
				await goThere(team);
				end(isNew ? "joined" : "already");
			} else if (!(error instanceof ApiError && error.silent)) setFailure(failureOf(error, messages));
		} finally {
			setWorking(false);
		}
	};
	return {
		outcome: query.has("joined") ? "joined" : query.has("already") ? "already" : void 0,
		working,
		failure,
		join: () => joinAs(false),
		signInAndJoin: async () => {
			if (await askToSignIn({ inviteCode: code })) await joinAs(true);
		}
	};
}
/** Moves the session to the team that the user is already in, if its name is unambiguous. */
async function goThere(team) {
	const named = (await call(userOrganisations)).filter(({ name }) => name === team);
	const [only] = named;
	if (only && named.length === 1 && !only.current) await call(switchOrganisation, { params: { id: only.id } });
}
// web/features/organisations/join/join-page.tsx
/** Where the link of an invitation leads: who invites, and joining, signed in or not yet. */
function JoinPage() {
	const messages = useStudioMessages();
	const { join: texts } = useAreaTexts(teamTexts);
	const { code = "" } = useParams();
	const query = useQuery({
		queryKey: [
			"team",
			"invitation",
			code
		],
		queryFn: ({ signal }) => call(readInvitation, {
			params: { code },
			signal
		})
	});
	const joining = useJoin(code, query.data?.organisation);
	const invitation = query.data;
	const gone = query.error instanceof ApiError && query.error.code === "invite_code_invalid";
	const { data: current } = useQuery({
		queryKey: ["team", "joined"],
		queryFn: ({ signal }) => call(currentOrganisation, { signal }),
		enabled: joining.outcome !== void 0
	});
	const title = () => {
		if (joining.outcome !== void 0) {
			if (current === void 0) return texts.title;
			const team = current.name;
			return joining.outcome === "joined" ? texts.joined({ team }) : texts.alreadyTitle({ team });
		}
		if (invitation === void 0) return gone ? texts.invalidTitle : texts.failedTitle;
		const team = invitation.organisation;
		return invitation.by === null ? texts.to({ team }) : texts.from({
			by: invitation.by,
			team
		});
	};
	if (query.isPending && joining.outcome === void 0) return /* @__PURE__ */ jsxs("div", {
		className: "wrap pt-16 pb-24",
		children: [/* @__PURE__ */ jsx("h1", {
			className: "text-4xl leading-10",
			children: texts.title
		}), /* @__PURE__ */ jsx("p", {
			role: "status",
			className: "mt-6 text-ink-3",
			children: messages.shell.loading
		})]
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap grid justify-items-start gap-5 pt-16 pb-24 max-phone:pt-9",
		children: [/* @__PURE__ */ jsx("h1", {
			className: "max-w-[20em] text-4xl leading-11 wrap-anywhere",
			children: title()
		}), joining.outcome !== void 0 ? /* @__PURE__ */ jsx(LanguageLink, {
			className: buttonClass({ look: "seal" }),
			to: STUDIO_PATH,
			children: texts.goOn
		}) : invitation === void 0 ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("p", {
			role: "alert",
			className: "max-w-[36em] text-ink-2",
			children: gone ? texts.invalidLine : /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(query.error, messages, messages.failures.getData) })
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2",
			children: [!gone && /* @__PURE__ */ jsx(Button, {
				onClick: () => void query.refetch(),
				children: messages.shell.retry
			}), /* @__PURE__ */ jsx(LanguageLink, {
				className: buttonClass({ look: "ink" }),
				to: "/",
				children: texts.home
			})]
		})] }) : /* @__PURE__ */ jsx(JoinSteps, {
			team: invitation.organisation,
			joining
		})]
	});
}
export { JoinPage as default };
