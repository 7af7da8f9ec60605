import type { Capability } from '@inkreel/contract/tools/capabilities.ts';

/** Licences under which a model may be used for business; other models are not offered. */
export type ModelLicence = 'MIT' | 'Apache-2.0' | 'BSD-3-Clause';

/** A model file that an operator may install on this machine. */
export interface ModelFile {
  /** Also the name of its file. */
  id: string;
  name: string;
  /** Where it comes from, and the text of its licence. */
  source: string;
  licence: ModelLicence;
  licenceUrl: string;
  file: { url: string; bytes: number; sha256: string };
  /** Measured peak of its memory, in bytes; undefined without a published figure. */
  memoryBytes?: number;
}

/** A model file as its engine offers it. */
export interface OfferedModel extends ModelFile {
  /** What its engine does with it. */
  capabilities: readonly Capability[];
}
