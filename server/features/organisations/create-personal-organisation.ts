import { FIRST_PROJECT } from '@inkreel/contract/first-project.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { v7 as uuid } from 'uuid';
import type { Tx } from '../../db/connect.ts';
import { openPointAccount } from '../billing/open-point-account.ts';
import { members, organisations, projects } from './tables.ts';

/** Makes a personal organisation with its first project (decisions, First sign-in); points are given by the caller. */
export async function createPersonalOrganisation(
  tx: Tx,
  user: { id: string; name: string },
  language: Language,
): Promise<string> {
  const texts = { en, zh }[language].accounts;
  const organisationId = uuid();
  await tx
    .insert(organisations)
    .values({ id: organisationId, name: texts.personalStudio({ name: user.name }) });
  await openPointAccount(tx, organisationId);
  await tx.insert(members).values({ organisationId, userId: user.id, role: 'founder' });
  await tx
    .insert(projects)
    .values({ id: uuid(), organisationId, name: FIRST_PROJECT[language], createdBy: user.id });
  return organisationId;
}
