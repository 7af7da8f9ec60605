/** Stored files are served outside the API prefix, at `/files/...`; see `server/features/storage/serve.ts`. */
export const FILE_PATH_PREFIX = '/files/';
