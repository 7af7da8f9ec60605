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
