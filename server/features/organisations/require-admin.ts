import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type SignedIn } from '../../http/route.ts';

/** @throws AppError forbidden for who is not the founder or an admin */
export function requireAdmin(user: Pick<SignedIn, 'role'>): void {
  if (!isOrgAdmin(user)) throw new AppError('forbidden');
}
