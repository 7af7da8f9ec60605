/** Why a Photoshop file is not read, and where in the file that was found. */

/** Parts of a file, in their order. */
export type PsdPlace = 'header' | 'resources' | 'layers' | 'layer' | 'pixels' | 'image';

/** What a file may hold; larger ones are refused before their pixels are unpacked. */
export const PSD_LIMITS = {
  bytes: 300 * 1024 * 1024,
  /** Of all layers together; they are unpacked one at a time. */
  pixels: 800_000_000,
  /** Records of layers: a group has two. */
  records: 2000,
  /** Channels of a layer. */
  channels: 56,
} as const;

/** What a file has more of than is taken. */
export type PsdExcess = 'bytes' | 'size' | 'pixels' | 'layers';

/** Facts about a refusal that can be sent from a worker. */
export interface PsdReason {
  code: 'image_unreadable' | 'file_too_large';
  place?: PsdPlace;
  /** Bytes from the start of the file. */
  byte?: number;
  /** Number of the layer, from 1, the lowest first; groups count twice. */
  layer?: number;
  /** Its name. */
  name?: string;
  excess?: PsdExcess;
}

export class PsdRefusal extends Error {
  readonly reason: PsdReason;
  constructor(reason: PsdReason) {
    super(`${reason.code} ${reason.place ?? reason.excess ?? ''} ${reason.byte ?? ''}`.trim());
    this.name = 'PsdRefusal';
    this.reason = reason;
  }
}

export const damaged = (place: PsdPlace, more: Omit<PsdReason, 'code' | 'place'> = {}): PsdRefusal =>
  new PsdRefusal({ code: 'image_unreadable', place, ...more });

export const excessive = (excess: PsdExcess): PsdRefusal =>
  new PsdRefusal({ code: 'file_too_large', excess });
