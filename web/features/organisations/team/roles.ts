import type { Role } from '@inkreel/contract/api/organisations.ts';

/** What a member may do to another member's place in the team, as the server decides it: pure. */
export interface MemberVerbs {
  changeRole: boolean;
  passOn: boolean;
  remove: boolean;
}

/** The founder may do everything to anyone else; admins remove members; no one acts on themselves here. */
export function verbsOf(own: Role, theirs: Role, isSelf: boolean): MemberVerbs {
  const founder = own === 'founder' && !isSelf;
  return {
    changeRole: founder,
    passOn: founder,
    remove: founder || (own === 'admin' && theirs === 'member' && !isSelf),
  };
}
