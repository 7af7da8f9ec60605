import { BaseSequencer } from 'vitest/node';

/** The slowest test files, slowest first. Only relevant if no earlier run is known. */
const HEAVIEST = [
  'e2e/speaking.test.ts',
  'e2e/chaos-media.test.ts',
  'e2e/result.test.ts',
  'e2e/journey-intl.test.ts',
  'e2e/tools-hosted.test.ts',
  'e2e/contract-matrix.test.ts',
  'e2e/uploads.test.ts',
  'e2e/screens.test.ts',
  'e2e/start.test.ts',
  'e2e/load.test.ts',
  'e2e/chaos.test.ts',
  'e2e/workspace.test.ts',
  'e2e/offline.test.ts',
  'e2e/tools-cn.test.ts',
  'e2e/burnt-in-subtitles.test.ts',
  'e2e/remove-subtitle.test.ts',
  'e2e/bad-input.test.ts',
  'e2e/console.test.ts',
  'e2e/tools-intl.test.ts',
  'e2e/collage.test.ts',
  'e2e/team-cn.test.ts',
  'e2e/specification-pages.test.ts',
  'e2e/buying-intl.test.ts',
  'e2e/sign-in.test.ts',
  'e2e/specification-messages.test.ts',
  'e2e/buying-cn.test.ts',
  'e2e/team-intl.test.ts',
  'e2e/journey-cn.test.ts',
  'e2e/bad-connections.test.ts',
  'e2e/subtitles.test.ts',
  'e2e/dubbing.test.ts',
  'e2e/centre.test.ts',
  'e2e/touch.test.ts',
  'e2e/writing.test.ts',
  'server/engines/builtin/works/retalk.test.ts',
  'server/features/accounts/lock-out.test.ts',
  'server/features/tasks/killed-film.test.ts',
  'server/features/tasks/simulator.test.ts',
  'sketch/landscape/render-landscape.test.ts',
  'server/engines/speech/dubbing.test.ts',
  'sketch/product/render-product.test.ts',
  'server/engines/faults.test.ts',
  'server/db/embedded/one-server.test.ts',
  'server/engines/builtin/subtitles/remove-text.test.ts',
  'server/engines/builtin/cutout/cut-out.test.ts',
  'server/media/hostile-media.test.ts',
  'server/features/accounts/own-account.test.ts',
  'server/engines/aisdk/hostile-answers.test.ts',
  'server/features/accounts/reset-password.test.ts',
  'server/features/organisations/permissions.test.ts',
  'server/engines/builtin/portraits/id-photo.test.ts',
  'server/features/engines/engines.test.ts',
  'server/engines/comfyui/fleet.test.ts',
  'server/engines/builtin/portraits/hair.test.ts',
  'server/db/embedded/start.test.ts',
  'server/processes/run-program.test.ts',
  'server/features/speech/speech.test.ts',
  'server/media/raw-frames.test.ts',
  'server/engines/aisdk/whole-way.test.ts',
  'server/engines/builtin/letters/redraw-texts.test.ts',
  'server/media/operations/operations.test.ts',
  'server/features/accounts/social/social.test.ts',
  'server/features/tasks/killed-submits.test.ts',
  'server/features/tasks/hosted-run.test.ts',
  'server/engines/comfyui/comfyui.test.ts',
  'server/engines/builtin/mouth/draw-face.test.ts',
];

/**
 * Starts with the slowest files, so that no worker ends up alone with one of them. Vitest knows their last
 * durations; on a clean checkout it would use file sizes.
 */
export class HeaviestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }) => {
      const at = HEAVIEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? HEAVIEST.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
