import { createRequire } from 'node:module';
import path from 'node:path';
import type { ModelFile } from '../inference/frames.ts';

/** Silero VAD, version 6, by the checksum that it has in version 0.0.31 of the package. */
export const HEARING_PACKAGE = '@ricky0123/vad-web';
const FILE = {
  name: 'silero_vad_v6.onnx',
  sha256: '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3',
};

/** The network that detects speech; undefined if its optional package is not installed. */
export function findHearingNetwork(): ModelFile | undefined {
  try {
    const main = createRequire(import.meta.url).resolve(HEARING_PACKAGE);
    return { path: path.join(path.dirname(main), FILE.name), sha256: FILE.sha256 };
  } catch {
    return undefined;
  }
}
