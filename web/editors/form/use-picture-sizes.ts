import type { PictureSizes } from '@inkreel/contract/fields/kind.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useEffect, useReducer } from 'react';
import { sleep } from '../../lib/sleep.ts';
import { type FormValues, pictureAddresses } from '../kit/form-values.ts';

type Size = { width: number; height: number };
/** Pixels of every requested picture, by address; null for one that does not exist (any more). */
const known = new Map<string, Size | null>();
const asked = new Map<string, Promise<void>>();

/** Milliseconds before each try: while a server is starting, pictures are not gone. */
const PAUSES = [0, 2000, 8000];

function measure(address: string): Promise<void> {
  const running = asked.get(address);
  if (running) return running;
  const measuring = sizeOf(address).then((size) => void known.set(address, size));
  asked.set(address, measuring);
  return measuring;
}

async function sizeOf(address: string): Promise<Size | null> {
  for (const pause of PAUSES) {
    await sleep(pause);
    const picture = new Image();
    picture.src = address;
    const there = await picture.decode().then(
      () => true,
      () => false,
    );
    if (there) return { width: picture.naturalWidth, height: picture.naturalHeight };
  }
  return null;
}

/** A size that is known from an upload need not be measured. */
export function rememberSize(address: string, { width, height }: Size): void {
  known.set(address, { width, height });
}

/** Pixels of the pictures that the form names, by property, as far as they are known. */
export function usePictureSizes(tool: Pick<Tool, 'fields'>, values: FormValues): PictureSizes {
  const named = pictureAddresses(tool, values);
  const sizes = useSizes(named.map(([, address]) => address));
  return Object.fromEntries(named.map(([name, address]) => [name, sizes(address)]));
}

/** Measures the pictures at these addresses; returns a lookup of the known sizes. */
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
