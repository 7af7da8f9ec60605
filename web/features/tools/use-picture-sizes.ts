import type { PictureSizes, Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useEffect, useReducer } from 'react';
import { type FormValues, pictureAddresses } from './form-state.ts';

type Size = { width: number; height: number };
/** Pixels of every picture that was asked for, by address; null for one that is not there (any more). */
const known = new Map<string, Size | null>();
const asked = new Map<string, Promise<void>>();

function measure(address: string): Promise<void> {
  const running = asked.get(address);
  if (running) return running;
  const picture = new Image();
  picture.src = address;
  const measuring = picture.decode().then(
    () => void known.set(address, { width: picture.naturalWidth, height: picture.naturalHeight }),
    () => void known.set(address, null),
  );
  asked.set(address, measuring);
  return measuring;
}

/** What an upload has told already need not be measured. */
export function rememberSize(address: string, { width, height }: Size): void {
  known.set(address, { width, height });
}

/** Pixels of the pictures that the form names, by property, as far as they are known. */
export function usePictureSizes(tool: Pick<Tool, 'fields'>, values: FormValues): PictureSizes {
  const named = pictureAddresses(tool, values);
  const sizes = useSizes(named.map(([, address]) => address));
  return Object.fromEntries(named.map(([name, address]) => [name, sizes(address)]));
}

/** Measures the pictures at these addresses; answers what is known of each. */
export function useSizes(addresses: readonly string[]): (address: string) => Size | undefined {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const missing = addresses.filter((address) => !known.has(address)).join('\n');
  useEffect(() => {
    let alive = true;
    for (const address of missing.split('\n').filter(Boolean))
      void measure(address).then(() => alive && again());
    return () => {
      alive = false;
    };
  }, [missing]);
  return (address) => known.get(address) ?? undefined;
}
