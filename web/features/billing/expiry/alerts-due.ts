import { EXPIRY_WARNING_DAYS } from '@inkreel/contract/limits.ts';
import { useState } from 'react';
import type { User } from '../../../lib/query.ts';
import { hasOpenOrder } from '../pay/core/open-order-name.ts';

const DAY_MS = 86_400_000;

/**
 * Whether to load the alerts, which few people ever see: decided when the page opens, and again for another person or
 * plan.
 */
export function useAlertsDue(user: User | undefined): boolean {
  const [decided, setDecided] = useState<{ about: string; due: boolean }>();
  const about = user && `${user.id} ${user.expired_at}`;
  if (user && about !== undefined && decided?.about !== about) setDecided({ about, due: areDue(user) });
  return about !== undefined && decided?.about === about && decided.due;
}

function areDue({ expired_at }: User): boolean {
  const now = Date.now();
  if (hasOpenOrder()) return true;
  return expired_at !== null && Date.parse(expired_at) - now <= EXPIRY_WARNING_DAYS * DAY_MS;
}
