import * as api from '@inkreel/contract/api/organisations.ts';
import * as projectApi from '@inkreel/contract/api/projects.ts';
import * as team from '@inkreel/contract/api/team.ts';
import * as writing from '@inkreel/contract/api/writing-rules.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import { setWritingCommands } from '../accounts/writing-commands.ts';
import { changeRole } from './change-role.ts';
import { createInvitation } from './create-invitation.ts';
import { createProject } from './create-project.ts';
import { currentOrganisation } from './current-organisation.ts';
import { joinOrganisation } from './join-organisation.ts';
import { leaveOrganisation } from './leave-organisation.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { organisationProjects, userProjects } from './list-projects.ts';
import { passOnFounder } from './pass-on-founder.ts';
import { addProjectMember, removeProjectMember } from './project-members.ts';
import { readInvitation } from './read-invitation.ts';
import { removeMember } from './remove-member.ts';
import { renameOrganisation } from './rename-organisation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { switchOrganisation } from './switch-organisation.ts';
import { updateProject } from './update-project.ts';
import { userOrganisations } from './user-organisations.ts';
import { getWritingRules, setWritingRules } from './writing-rules.ts';

type Deps = { db: Db; clock: Clock };

/** Organisations, the team of the current one, and its projects. */
export function organisationRoutes(deps: Deps): Route[] {
  return [
    route(api.currentOrganisation, ({ user }) => currentOrganisation(deps, user)),
    route(api.userOrganisations, ({ user }) => userOrganisations(deps, user)),
    route(api.switchOrganisation, ({ user, params }) => switchOrganisation(deps, user, params.id)),
    route(api.renameOrganisation, ({ user, body }) => renameOrganisation(deps, user, body.name)),
    route(writing.getWritingRules, ({ user }) => getWritingRules(deps, user)),
    route(writing.setWritingRules, ({ user, body }) => setWritingRules(deps, user, body)),
    route(writing.setWritingCommands, ({ user, body }) => setWritingCommands(deps, user, body.commands)),
    ...teamRoutes(deps),
    ...projectRoutes(deps),
  ];
}

function teamRoutes(deps: Deps): Route[] {
  return [
    route(team.listMembers, ({ user }) => listMembers(deps, user)),
    route(team.changeRole, ({ user, params, body }) => changeRole(deps, user, params.id, body.role)),
    route(team.removeMember, ({ user, params }) => removeMember(deps, user, params.id)),
    route(team.leaveOrganisation, ({ user }) => leaveOrganisation(deps, user)),
    route(team.passOnFounder, ({ user, body }) => passOnFounder(deps, user, body.user_id)),
    route(team.listInvitations, ({ user }) => listInvitations(deps, user)),
    route(team.createInvitation, ({ user, body }) => createInvitation(deps, user, body)),
    route(team.revokeInvitation, ({ user, params }) => revokeInvitation(deps, user, params.id)),
    route(team.readInvitation, ({ address, params }) => readInvitation(deps, { address }, params.code)),
    route(team.joinOrganisation, ({ user, body, address }) =>
      joinOrganisation(deps, user, { code: body.inviteCode, address }),
    ),
  ];
}

function projectRoutes(deps: Deps): Route[] {
  return [
    route(projectApi.organisationProjects, ({ user, query }) => organisationProjects(deps, user, query)),
    route(projectApi.userProjects, ({ user, query }) => userProjects(deps, user, query)),
    route(projectApi.createProject, ({ user, body }) => createProject(deps, user, body)),
    route(projectApi.updateProject, ({ user, params, body }) => updateProject(deps, user, params.id, body)),
    route(projectApi.addProjectMember, ({ user, params }) =>
      addProjectMember(deps, user, { projectId: params.id, memberId: params.user_id }),
    ),
    route(projectApi.removeProjectMember, ({ user, params }) =>
      removeProjectMember(deps, user, { projectId: params.id, memberId: params.user_id }),
    ),
  ];
}
