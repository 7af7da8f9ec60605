import type { pricing as source } from '../en/pricing.ts';
import type { Translation } from '../messages.ts';

export const pricing: Translation<typeof source> = {};
