import { readPsd as readWithLibrary } from 'ag-psd';
import { type Planned, planLayers } from './psd-layers.ts';
import { damaged, excessive, PSD_LIMITS, PsdRefusal } from './psd-refusal.ts';
import { COLOR_MODE, checkStructure, type PsdStructure } from './psd-structure.ts';

/**
 * Reads the layers of a Photoshop file; their pixels are unpacked when they are drawn.
 * @param bytes of a PSD or PSB; its header is changed
 * @throws PsdRefusal if it is damaged, or more than a design may have
 */
export function readPsd(bytes: Uint8Array): Planned {
  if (bytes.length > PSD_LIMITS.bytes) throw excessive('bytes');
  const structure = checked(bytes);
  const psd = parse(bytes, structure);
  if (structure.records > 0 && (psd.children ?? []).length === 0) throw damaged('layers');
  return planLayers(psd, structure);
}

function checked(bytes: Uint8Array): PsdStructure {
  try {
    return checkStructure(bytes);
  } catch (error) {
    if (error instanceof PsdRefusal) throw error;
    throw damaged('layers');
  }
}

/** Modes of colour that the library reads. */
const KNOWN: readonly number[] = [COLOR_MODE.bitmap, COLOR_MODE.gray, COLOR_MODE.indexed, COLOR_MODE.rgb];

function parse(bytes: Uint8Array, { mode, channels }: PsdStructure) {
  // The library refuses other modes, though it does not unpack pixels here: we do that.
  if (!KNOWN.includes(mode)) bytes.set([0, COLOR_MODE.rgb], 24);
  if (channels > 16) bytes.set([0, 16], 12);
  try {
    return readWithLibrary(bytes, {
      useRawData: true,
      skipThumbnail: true,
      skipLinkedFilesData: true,
      log: () => undefined,
    });
  } catch {
    // It throws texts and errors of many kinds.
    throw damaged('layers');
  }
}
