import type { SamplePicture } from '../../uploads/sample-row.tsx';

/** The pictures that a field offers to begin with, by their names under `web/public/samples/`. */
export function samplePictures(names: readonly string[]): SamplePicture[] {
  return names.map((name) => ({
    url: `/samples/${name}`,
    thumbnail: `/samples/${name.replace(/(\.\w+)$/, '-320$1')}`,
    name: name.replace(/^.*\/|\.\w+$/g, ''),
  }));
}
