import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';

/** @throws AppError forbidden if the user is neither the founder nor an admin */
export function requireAdmin(user: Pick<Principal, 'role'>): void {
  if (!isOrgAdmin(user)) throw new AppError('forbidden');
}
