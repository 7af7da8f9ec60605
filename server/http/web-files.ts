import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent: its bytes in an encoding, and a strong tag of exactly these bytes. */
export interface SentFile {
  bytes: Buffer;
  tag: string;
}

export interface WebFile {
  contentType: string;
  /** True for names that carry a hash of their content. */
  immutable: boolean;
  /** The best encoding of the file among the accepted ones. */
  encodings: readonly Encoding[];
  read: (encoding: Encoding) => SentFile;
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};
/** Characters of a header that are read; browsers send fewer. */
const READ = 200;

/** Values that are filled into built pages: each replaces `{{name}}`. */
export interface PageFacts {
  /** Address of the installation, without a slash at the end. */
  origin: string;
  /** Style rule that hides the marks of tools that need an AI model and have one here. */
  'open-tools': string;
  /** `on` if prices here differ from those of the build: the pricing page then asks for them at once. */
  'live-prices': '' | 'on';
}

/**
 * Everything below `dist` that a browser may request, by its path (`/assets/x.js`). Bytes are read now and kept: the
 * set is small, and a build while the server runs must not remove its files. A look-up table also rules out path
 * traversal.
 */
export function listAssets(dist: string): Map<string, WebFile> {
  const assets = new Map<string, WebFile>();
  for (const name of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dist, name);
    const parts = name.split(path.sep);
    const contentType = CONTENT_TYPES[path.extname(name)];
    if (contentType === undefined || parts.some((part) => part.startsWith('.'))) continue;
    if (!fs.statSync(file).isFile()) continue;
    const found: Encoding[] = [];
    if (fs.existsSync(`${file}.br`)) found.push('br');
    if (fs.existsSync(`${file}.gz`)) found.push('gzip');
    const endings = { br: '.br', gzip: '.gz', identity: '' };
    const encodings = [...found, 'identity' as const];
    const read = remember((encoding) => fs.readFileSync(file + endings[encoding]));
    for (const encoding of encodings) read(encoding);
    assets.set(`/${parts.join('/')}`, { contentType, immutable: parts[0] === 'assets', encodings, read });
  }
  return assets;
}

/**
 * A page or another text of the build with the installation's facts filled in, compressed at the first request, at a
 * high level (some 50 ms), so that pages fit into the 14 KB that a server may send before the browser's first
 * acknowledgement.
 */
export function textFile(file: string, facts: PageFacts): WebFile {
  const text = Object.entries(facts).reduce(
    (left, [name, fact]) => left.replaceAll(`{{${name}}}`, fact),
    fs.readFileSync(file, 'utf8'),
  );
  const bytes = Buffer.from(text);
  const pack = {
    br: () => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: () => zlib.gzipSync(bytes),
    identity: () => bytes,
  };
  return {
    contentType: CONTENT_TYPES[path.extname(file)] ?? 'text/plain; charset=utf-8',
    immutable: false,
    encodings: ['br', 'gzip', 'identity'],
    read: remember((encoding) => pack[encoding]()),
  };
}

/** The first of the file's encodings that the `Accept-Encoding` header allows. */
export function chooseEncoding(file: Pick<WebFile, 'encodings'>, header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const headers = { 'accept-encoding': header.slice(0, READ) };
  const accepted = new Negotiator({ headers }).encodings(file.encodings);
  return file.encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function remember(read: (encoding: Encoding) => Buffer): (encoding: Encoding) => SentFile {
  const kept = new Map<Encoding, SentFile>();
  return (encoding) => {
    const known = kept.get(encoding);
    if (known) return known;
    const bytes = read(encoding);
    const sent = { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    kept.set(encoding, sent);
    return sent;
  };
}
