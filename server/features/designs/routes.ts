import { drawDesignInput } from '@inkreel/contract/api/designs.ts';
import { AppError } from '../../http/app-error.ts';
import { type Route, route } from '../../http/route.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { drawInput } from './draw-input.ts';

/** What runs of tools take of designs. */
export function designRoutes(deps: DocumentDeps): Route[] {
  return [
    route(drawDesignInput, ({ user, params, body, raw }) => {
      const gone = new AbortController();
      raw.reply.raw.once('close', () =>
        gone.abort(new AppError('not_found', { cause: new Error('nobody waits') })),
      );
      return drawInput(deps, user, params.id, body, gone.signal);
    }),
  ];
}
