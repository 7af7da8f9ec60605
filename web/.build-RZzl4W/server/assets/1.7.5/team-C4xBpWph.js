import { o as listMembers } from "./team-CiyMhyqw.js";
import { F as call } from "../../entry-server.js";
import { useQuery } from "@tanstack/react-query";
// web/lib/team.ts
/** Prefix of every query over the current organisation and its people. */
var TEAM_KEY = ["team"];
/** Everyone in the current organisation. */
function useMembers() {
	return useQuery({
		queryKey: [...TEAM_KEY, "members"],
		queryFn: ({ signal }) => call(listMembers, { signal })
	});
}
export { useMembers as n, TEAM_KEY as t };
