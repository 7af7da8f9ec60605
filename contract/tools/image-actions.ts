import type { Capability } from './capabilities.ts';
import type { ToolGroup } from './define-tool.ts';

/** What a list of tools knows of each. */
interface Listed {
  kind: 'image' | 'video';
  group: ToolGroup;
  /** Null for a tool that runs in the browser. */
  capability: Capability | null;
  /** Property of the picture that it works on. */
  takes: string | null;
  needsModel: boolean;
  sites: readonly string[];
}

/** What makes a video of a picture changes no picture. */
const MAKES_VIDEO: Capability = 'camera_move';

/** What makes a clip move that is a still image: it becomes a video. */
const MOVES: ReadonlySet<Capability | null> = new Set([MAKES_VIDEO, 'talking_portrait']);
/** What changes a video, by fields that fit beside it. The translations have editors with their own lines. */
const CHANGES_VIDEO: ReadonlySet<Capability | null> = new Set(['remove_subtitles', 'retalk']);

/**
 * The tools that change a picture, as actions on one: those of the site that engines serve and that take a picture.
 * Those that make another picture of it come after those that change it, and those that need a model last.
 */
export function imageActions<Tool extends Listed>(tools: readonly Tool[], site: string): Tool[] {
  const rank = ({ needsModel, group }: Listed) => Number(needsModel) * 2 + Number(group === 'generate');
  return tools
    .filter(
      ({ kind, capability, takes, sites }) =>
        kind === 'image' &&
        capability !== null &&
        capability !== MAKES_VIDEO &&
        takes !== null &&
        sites.includes(site),
    )
    .sort((one, other) => rank(one) - rank(other));
}

/**
 * The tools that fit a clip of a film: of a still image those that change it and those that make a video of it, of a
 * video those that change it.
 */
export function clipActions<Tool extends Listed>(
  tools: readonly Tool[],
  site: string,
  kind: 'image' | 'video',
): Tool[] {
  const wanted = kind === 'image' ? MOVES : CHANGES_VIDEO;
  const videos = tools.filter(
    ({ capability, takes, sites }) => wanted.has(capability) && takes !== null && sites.includes(site),
  );
  return kind === 'image' ? [...videos, ...imageActions(tools, site)] : videos;
}
