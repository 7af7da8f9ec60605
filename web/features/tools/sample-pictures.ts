import type { SamplePicture } from '../../uploads/sample-row.tsx';

/** Named so where it is no larger than a thumbnail: there is no smaller copy of it. */
const IS_SMALL = /-small\.\w+$/;

/** The pictures that a field offers to begin with, by their names under `web/public/samples/`. */
export function samplePictures(names: readonly string[]): SamplePicture[] {
  return names.map((name) => ({
    url: `/samples/${name}`,
    thumbnail: `/samples/${IS_SMALL.test(name) ? name : name.replace(/(\.\w+)$/, '-320$1')}`,
    name: name.replace(/^.*\/|\.\w+$/g, ''),
  }));
}
