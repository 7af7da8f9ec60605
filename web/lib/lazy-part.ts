import { lazy } from 'react';
import { areaTextsLoaded } from './area-texts.ts';

/** A component of a file that is loaded when it is first drawn, together with the texts that it brings along. */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load();
    await areaTextsLoaded();
    return part;
  });
