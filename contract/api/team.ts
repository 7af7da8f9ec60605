import { z } from 'zod';
import { id, idParams, instant, nothing, points, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { ROLES } from './organisations.ts';

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/org/members',
  area: 'organisations',
  summary: 'List the members of the current organisation with the points that each has used',
  auth: 'user',
  output: z.object({
    seats: z.int(),
    items: z.array(
      z.object({
        id,
        name: z.string(),
        role: z.enum(ROLES),
        /** Contact of the person; null for readers who are not admins. */
        contact: z.string().nullable(),
        /**
         * Points consumed less points refunded, in total; null for readers who are not admins, except their
         * own.
         */
        points_used: points.nullable(),
        joined_at: instant,
      }),
    ),
  }),
});

export const changeRole = defineEndpoint({
  method: 'PUT',
  path: '/org/member/{id}',
  area: 'organisations',
  summary: 'Make a member an admin, or an admin a member; for the founder',
  auth: 'user',
  params: idParams,
  body: z.strictObject({ role: z.enum(['admin', 'member']) }),
  output: nothing,
  errors: ['forbidden'],
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/org/member/{id}',
  area: 'organisations',
  summary: 'Remove a member from the organisation; their results stay',
  auth: 'user',
  params: idParams,
  output: nothing,
  errors: ['forbidden'],
});

export const leaveOrganisation = defineEndpoint({
  method: 'POST',
  path: '/org/leave',
  area: 'organisations',
  summary: 'Leave the current organisation; a founder must pass the role on first',
  auth: 'user',
  output: nothing,
  errors: ['founder_stays', 'last_organisation'],
});

export const passOnFounder = defineEndpoint({
  method: 'POST',
  path: '/org/founder',
  area: 'organisations',
  summary: 'Pass the founder role on to a member and become an admin',
  auth: 'user',
  body: z.strictObject({ user_id: id }),
  output: nothing,
  errors: ['forbidden'],
});

const invitation = z.object({
  id,
  code: z.string(),
  uses_left: z.int(),
  expires_at: instant,
  created_by: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
});

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/org/invitations',
  area: 'organisations',
  summary: 'List the open invitations; for founder and admins',
  auth: 'user',
  output: z.array(invitation),
  errors: ['forbidden'],
});

export const createInvitation = defineEndpoint({
  method: 'POST',
  path: '/org/invitation',
  area: 'organisations',
  summary: 'Create an invitation, limited in count and time; for founder and admins',
  auth: 'user',
  body: z.strictObject({ uses: z.int().min(1).max(100), days: z.int().min(1).max(30) }),
  output: invitation,
  errors: ['forbidden', 'too_many_invitations'],
});

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/org/invitation/{id}',
  area: 'organisations',
  summary: 'Revoke an invitation; for founder and admins',
  auth: 'user',
  params: idParams,
  output: nothing,
  errors: ['forbidden'],
});

const code = safeText.trim().min(1).max(64);

/** A code alone shows whose invitation it is, before registering or joining. */
export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/open/invitation/{code}',
  area: 'organisations',
  summary: 'Get who invites with this code',
  auth: 'none',
  params: z.object({ code }),
  output: z.object({ organisation: z.string(), by: z.string().nullable() }),
  errors: ['invite_code_invalid', 'too_many_codes'],
  limit: 'sign_in',
});

export const joinOrganisation = defineEndpoint({
  method: 'POST',
  path: '/user/join',
  area: 'organisations',
  summary: 'Join the organisation that invites with this code, and switch to it',
  auth: 'user',
  body: z.strictObject({ inviteCode: code }),
  output: z.object({ id }),
  errors: ['invite_code_invalid', 'already_member', 'no_free_seat', 'too_many_codes'],
  limit: 'sign_in',
});
