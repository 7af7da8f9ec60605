import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { listMembers } from '@inkreel/contract/api/team.ts';

/** A member of the team as its page shows them. */
export type Member = OutputOf<typeof listMembers>['items'][number];
