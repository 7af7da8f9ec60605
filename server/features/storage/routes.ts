import {
  askCopies as askCopiesEndpoint,
  clearUploads as clearUploadsEndpoint,
  deleteFile,
  finishUpload as finishUploadEndpoint,
  listFiles as listFilesEndpoint,
  openUploadToken,
  putUpload,
  putUploadPart,
  storageUsage as storageUsageEndpoint,
  uploadFromUrl as uploadFromUrlEndpoint,
  uploadProgress,
  uploadTokenForUser,
} from '@inkreel/contract/api/storage.ts';
import { type Route, route } from '../../http/route.ts';
import { allowUpload } from './allow-upload.ts';
import { askCopies } from './copies/ask-copies.ts';
import { clearUploads, deleteUpload } from './delete-uploads.ts';
import type { StorageDeps } from './files.ts';
import { finishUpload } from './finish-upload.ts';
import { listFiles } from './list-files.ts';
import { storageUsage } from './quota/usage.ts';
import { receiveUpload } from './receive-upload.ts';
import { uploadFromUrl } from './upload-from-url.ts';
import { readProgress, receivePart } from './upload-parts.ts';

/** All endpoints under `/storage`. */
export function storageRoutes(deps: StorageDeps): Route[] {
  return [
    route(uploadTokenForUser, ({ user, query }) => allowUpload(deps, user, query)),
    route(openUploadToken, ({ user, query }) => allowUpload(deps, user, query)),
    route(putUpload, ({ params, raw }) => receiveUpload(deps, params.token, raw.request.raw)),
    route(uploadProgress, ({ params }) => readProgress(deps, params.token)),
    route(putUploadPart, ({ params, raw }) => receivePart(deps, params.token, params.start, raw.request.raw)),
    route(finishUploadEndpoint, ({ params, raw }) => finishUpload(deps, params.token, raw.request.raw)),
    route(uploadFromUrlEndpoint, ({ user, body, origin, raw }) =>
      uploadFromUrl(deps, user, body, { origin, request: raw.request.raw }),
    ),
    route(storageUsageEndpoint, ({ user }) => storageUsage(deps, user)),
    route(deleteFile, ({ user, params }) => deleteUpload(deps, user, params.id)),
    route(clearUploadsEndpoint, ({ user }) => clearUploads(deps, user)),
    route(askCopiesEndpoint, ({ user, body }) => askCopies(deps, user, body)),
    route(listFilesEndpoint, ({ user, query }) => listFiles(deps, user, query)),
  ];
}
