import { apiKeys as en } from '../en/api-keys.ts';
import { apiKeys as zh } from '../zh/api-keys.ts';

/** The page of API keys. Loaded with its area, not with the first page. */
export const apiKeyTexts = { en, zh };
