import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The files that the web serves unchanged; URLs of samples begin here. */
export const PUBLIC = path.join(ROOT, 'web/public');
export const SAMPLES = path.join(PUBLIC, 'samples');
export const GALLERY = path.join(ROOT, 'docs/gallery');
