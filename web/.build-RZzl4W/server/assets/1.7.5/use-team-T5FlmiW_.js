import { F as call, S as QUERY_KEYS, lt as currentOrganisation, pt as userOrganisations } from "../../entry-server.js";
import { a as listInvitations } from "./team-CiyMhyqw.js";
import { t as TEAM_KEY } from "./team-C4xBpWph.js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
// web/features/organisations/team/use-team.ts
/** The organisation that the user works in. */
function useOrganisation() {
	return useQuery({
		queryKey: [...TEAM_KEY, "organisation"],
		queryFn: ({ signal }) => call(currentOrganisation, { signal })
	});
}
/** The organisations that the user is in. */
function useOrganisations() {
	return useQuery({
		queryKey: [...TEAM_KEY, "own"],
		queryFn: ({ signal }) => call(userOrganisations, { signal })
	});
}
/** Invitations that are still valid; admins may see them. */
function useInvitations() {
	return useQuery({
		queryKey: [...TEAM_KEY, "invitations"],
		queryFn: ({ signal }) => call(listInvitations, { signal })
	});
}
/** Reads the team again, and the user, whose role may have changed with it. */
function useReloadTeam() {
	const client = useQueryClient();
	return async () => {
		await Promise.all([client.invalidateQueries({ queryKey: TEAM_KEY }), client.invalidateQueries({ queryKey: QUERY_KEYS.user })]);
	};
}
export { useReloadTeam as i, useOrganisation as n, useOrganisations as r, useInvitations as t };
