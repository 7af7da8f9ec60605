import type { CutOutLayer } from '../../layers/layer-document.ts';
import { stillKind } from './image.ts';

/** A cut-out is drawn without the shadow that it may ask for: the run that it is placed for paints that. */
export const cutOutKind = stillKind<CutOutLayer>();
