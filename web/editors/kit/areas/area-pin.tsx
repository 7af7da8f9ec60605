import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';

/** The label of an area: a number in a circle, or K in a square for one that is kept. */
export function AreaPin({
  sign,
  mode,
  picked,
  small,
}: {
  sign: string;
  mode: SubtitleArea['mode'];
  picked: boolean;
  small?: true;
}) {
  return (
    <b className="area-sign" data-mode={mode} data-picked={picked} data-small={small} aria-hidden="true">
      {sign}
    </b>
  );
}
