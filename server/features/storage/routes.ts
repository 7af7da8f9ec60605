import {
  listFiles as listFilesEndpoint,
  openUploadToken,
  putUpload,
  uploadTokenForUser,
} from '@inkreel/contract/api/storage.ts';
import { type Route, route } from '../../http/route.ts';
import { allowUpload } from './allow-upload.ts';
import type { StorageDeps } from './files.ts';
import { listFiles } from './list-files.ts';
import { receiveUpload } from './receive-upload.ts';

/** Everything under `/storage`. */
export function storageRoutes(deps: StorageDeps): Route[] {
  return [
    route(uploadTokenForUser, ({ user, query }) => allowUpload(deps, user, query)),
    route(openUploadToken, ({ user, query }) => allowUpload(deps, user, query)),
    route(putUpload, ({ params, raw }) => receiveUpload(deps, params.token, raw.request.raw)),
    route(listFilesEndpoint, ({ user, query }) => listFiles(deps, user, query)),
  ];
}
