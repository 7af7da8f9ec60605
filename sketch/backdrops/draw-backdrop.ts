import { parse } from '../language/parse.ts';
import type { Backdrop, SceneRequest } from '../request.ts';
import { country } from './country.ts';
import { fromWords } from './from-words.ts';
import type { ShareListener } from './size.ts';
import { tableTop } from './table-top.ts';

/** Draws a backdrop by its kind. */
export function drawBackdrop(request: SceneRequest, report: ShareListener): Backdrop {
  if (request.kind === 'table') return tableTop(request, request, report);
  const { prompt, seed } = request;
  if (request.kind === 'backdrop') return fromWords(prompt, request, report);
  return country(parse(prompt, { seed, style: 'ultra_realistic' }), request, report);
}
