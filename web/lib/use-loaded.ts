import { type ComponentType, useEffect, useState } from 'react';
import { areaTextsLoaded } from './area-texts.ts';

/**
 * A part of the page that is drawn as soon as it is loaded. React holds what a `Suspense` boundary shows in the place of
 * a part for 300 ms at least, so that places do not flicker: a part that takes the place of what can be read already
 * need not wait.
 * @param load the same function each time
 * @param otherwise drawn if loading fails: the same part as `lazyPart`, which says so and tries again
 * @returns undefined while it is loading
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: ComponentType<Props>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isShown = true;
    const show = (part: ComponentType<Props>) => isShown && setLoaded(() => part);
    const begin = async () => {
      const part = await load();
      await areaTextsLoaded();
      show(part.default);
    };
    begin().catch(() => show(otherwise));
    return () => {
      isShown = false;
    };
  }, [load, otherwise]);
  return loaded;
}
