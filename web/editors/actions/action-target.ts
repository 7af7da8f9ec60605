import type { RunTarget } from '@inkreel/contract/api/run-target.ts';

/** The picture or video that actions change. */
export interface ActionImage {
  /** Its address, as the product or this browser names it; what is masked lies over it. */
  url: string;
  width: number;
  height: number;
  /** Of a video. */
  seconds?: number;
}

/** What an editor says of the picture that actions work on. */
export interface ActionTarget {
  /** Names the target: what was entered for it is kept while the page lives. */
  key: string;
  /** Undefined while there is none. */
  image: ActionImage | undefined;
  /** There is one, which is drawn once an action is opened. */
  isComing?: boolean;
  /** White where the picture may change, as large as it. Tools that take an area get this one. */
  area?: ActionImage;
  /** An action was opened or closed. */
  onOpen?: (isOpen: boolean) => void;
  /** Address to send instead of the image's, such as that of a picture that is drawn from layers for the run. */
  source?: () => Promise<string>;
  /**
   * Called when a run is about to be sent: the part that gets its result, once the server has it.
   * @param tookArea whether the tool gets the area itself
   */
  begin: (tookArea: boolean) => Promise<{ target: RunTarget; projectId: string | null }>;
  /** The server has the run. */
  onTaken?: (taskId: string) => void;
  /** It was not taken after all. */
  onRefused?: () => void;
}
