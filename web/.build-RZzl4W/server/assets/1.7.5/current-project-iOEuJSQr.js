import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { A as useProjects, N as useUser, S as QUERY_KEYS, w as projectsKey } from "../../entry-server.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
// web/lib/current-project.ts
var keyOf = (organisationId) => `inkreel.project.${organisationId}`;
var changes = createStore(0);
/** The project that was chosen last in an organisation, in this browser; undefined if none was. */
function chosenProject(organisationId) {
	return localStorage.getItem(keyOf(organisationId)) ?? void 0;
}
/** From now on new runs of this organisation go to the project. */
function chooseProject(organisationId, projectId) {
	writeLocally(keyOf(organisationId), projectId);
	changes.set(changes.get() + 1);
}
/** The chosen one, else the one that the server takes by default; a project that is no longer open is ignored. */
function pickProject(open, chosen, ofServer) {
	return open.find(({ id }) => id === chosen) ?? open.find(({ id }) => id === ofServer);
}
/**
* The project that a run names: the chosen one, unless it is known not to be open any more. Undefined if none was
* chosen: then the server takes the user's oldest.
*/
function projectOfRun(client) {
	const user = client.getQueryData(QUERY_KEYS.user);
	const chosen = user && chosenProject(user.org_user.org_id);
	const listed = client.getQueryData(projectsKey(user));
	return listed === void 0 || listed.items.some(({ id }) => id === chosen) ? chosen : void 0;
}
/** The project that new runs go to, with the open ones that the user sees; undefined until they are known. */
function useCurrentProject() {
	useStore(changes, 0);
	const user = useUser();
	const open = useProjects();
	if (user === void 0 || open === void 0) return void 0;
	return {
		current: pickProject(open, chosenProject(user.org_user.org_id), user.project_id),
		open
	};
}
export { projectOfRun as n, useCurrentProject as r, chooseProject as t };
