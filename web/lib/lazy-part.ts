import { type ComponentProps, type ComponentType, createElement, lazy } from 'react';
import { areaTextsLoaded } from './area-texts.ts';
import { loadOnNeed } from './load-on-need.ts';
import { PartBoundary } from './part-boundary.tsx';

/** What React itself takes. */
type Loadable = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A page of a file that is loaded when it is first drawn, together with the texts that it brings along. */
export const lazyPage: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load();
    await areaTextsLoaded();
    return part;
  });

/**
 * The same for a part of a page: the rest stays where it does not come, and it can be asked for again.
 * @param place `floating` for what covers the page: what is said of it is over the page too
 */
export function lazyPart<Part extends Loadable>(
  load: () => Promise<{ default: Part }>,
  place?: 'floating',
): ComponentType<ComponentProps<Part>> {
  const gated = loadOnNeed(load);
  const begin = () => lazyPage(gated) as unknown as ComponentType<object>;
  let Loaded = begin();
  return (props) =>
    createElement(PartBoundary, {
      place,
      onAgain: () => {
        Loaded = begin();
      },
      draw: () => createElement(Loaded, props),
    });
}
