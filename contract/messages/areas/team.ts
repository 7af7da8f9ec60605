import { team as en } from '../en/team.ts';
import { team as zh } from '../zh/team.ts';

/** Team page, projects, organisations, invitations. Loaded with its area, not with the first page. */
export const teamTexts = { en, zh };
