import * as api from '@inkreel/contract/api/documents.ts';
import * as originals from '@inkreel/contract/api/originals.ts';
import { outlineTexts } from '@inkreel/contract/api/outlines.ts';
import { type Route, route } from '../../http/route.ts';
import { outlinesOf } from '../../outlines/outlines.ts';
import { deleteDocument, emptyDocumentBin, updateDocument } from './change-document.ts';
import { copyDocument } from './copy-document.ts';
import type { ExportDeps } from './export/export-design.ts';
import { exportDocument } from './export/export-document.ts';
import { listChanges } from './parts/read-parts.ts';
import { saveParts } from './parts/save-parts.ts';
import { getDocument, listDocuments, listRevisions } from './read-document.ts';
import { restoreRevision } from './restore-revision.ts';
import { createDocument, saveDocument } from './save-document.ts';
import { presenceTeller } from './tell-presence.ts';
import { keepOriginal, originalsOf, sendOriginal } from './texts/originals.ts';

/** Saved documents. */
export function documentRoutes(deps: ExportDeps): Route[] {
  const tellPresence = presenceTeller(deps);
  return [
    route(api.listDocuments, ({ user, query }) => listDocuments(deps, user, query)),
    route(api.createDocument, ({ user, body }) => createDocument(deps, user, body)),
    route(api.getDocument, ({ user, params }) => getDocument(deps, user, params.id)),
    route(api.saveDocument, ({ user, params, body }) => saveDocument(deps, user, params.id, body)),
    route(api.updateDocument, ({ user, params, body }) => updateDocument(deps, user, params.id, body)),
    route(api.deleteDocument, ({ user, params }) => deleteDocument(deps, user, params.id)),
    route(api.copyDocument, ({ user, params, body }) => copyDocument(deps, user, params.id, body)),
    route(api.emptyDocumentBin, ({ user }) => emptyDocumentBin(deps, user)),
    route(api.saveParts, ({ user, params, body }) => saveParts(deps, user, params.id, body)),
    route(api.listChanges, ({ user, params, query }) => listChanges(deps, user, params.id, query)),
    route(api.tellPresence, ({ user, params, body }) => tellPresence(user, params.id, body)),
    route(api.listRevisions, ({ user, params }) => listRevisions(deps, user, params.id)),
    route(api.restoreRevision, ({ user, params, body }) => restoreRevision(deps, user, params.id, body)),
    route(api.exportDocument, ({ user, params, query, language, raw }) =>
      exportDocument(deps, user, params.id, { ...query, language }, raw.reply),
    ),
    route(originals.keepOriginal, ({ user, params, query, raw }) =>
      keepOriginal(deps, user, params.id, query.name, raw.request.raw),
    ),
    route(originals.listOriginals, ({ user, params }) => originalsOf(deps, user, params.id)),
    route(originals.getOriginal, ({ user, params, raw }) => sendOriginal(deps, user, params, raw.reply)),
    route(outlineTexts, async ({ user, body }) => ({
      outlines: await outlinesOf(
        user,
        body.lines.map((line) => ({ kind: 'text', ...line })),
      ),
    })),
  ];
}
