import type { Retirement } from '../retirements.ts';

/**
 * https://ai.google.dev/gemini-api/docs/changelog and /deprecations, as of September 2026. Of the previews of Veo 3.1:
 * https://docs.apiyi.com/en/live/2026-10/veo-3-1-preview-retired, which cites Google's page; their successor has another
 * interface, which this product does not speak.
 */
export const GOOGLE_RETIREMENTS: readonly Retirement[] = [
  { model: 'gemini-3.1-flash-image-preview', on: '2026-06-25', successor: 'gemini-3.1-flash-image' },
  { model: 'gemini-3-pro-image-preview', on: '2026-06-25', successor: 'gemini-3-pro-image' },
  { model: 'gemini-2.5-flash-image', on: '2026-10-02', successor: 'gemini-3.1-flash-image' },
  { model: /^veo-(2\.0|3\.0)-/u, on: '2026-06-30', successor: '' },
  { model: /^imagen-4/u, on: '2026-08-17', successor: 'gemini-3.1-flash-image' },
  { model: /^veo-3\.1-.*preview$/u, on: '2026-10-22', successor: '' },
];
