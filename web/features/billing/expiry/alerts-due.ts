import { EXPIRY_WARNING_DAYS } from '@inkreel/contract/limits.ts';
import { useState } from 'react';
import type { User } from '../../../lib/query.ts';
import { readOpenOrder } from '../pay/core/open-order.ts';

const DAY_MS = 86_400_000;

/** Whether a person may be told something when a page is opened; decided once for each, so that the parts that tell it are loaded by few. */
export function useAlertsDue(user: User | undefined): boolean {
  const [decided, setDecided] = useState<{ id: string; due: boolean }>();
  if (user && decided?.id !== user.id) setDecided({ id: user.id, due: areDue(user, Date.now()) });
  return user !== undefined && decided?.id === user.id && decided.due;
}

function areDue({ expired_at }: User, now: number): boolean {
  if (readOpenOrder(sessionStorage, now)) return true;
  return expired_at !== null && Date.parse(expired_at) - now <= EXPIRY_WARNING_DAYS * DAY_MS;
}
