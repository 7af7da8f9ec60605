import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';

/** @throws AppError forbidden for who is not the founder or an admin */
export function requireAdmin(user: Pick<Principal, 'role'>): void {
  if (!isOrgAdmin(user)) throw new AppError('forbidden');
}
