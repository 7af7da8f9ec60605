import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { usePointConfig, useSiteFacts } from '../../lib/query.ts';
import { createStore, useStore } from '../../lib/store.ts';

type Facts = NonNullable<ReturnType<typeof useSiteFacts>>;
type EngineChoice = Facts['tools'][string]['engines'][number];

const NONE: readonly EngineChoice[] = [];
const NOBODY: Readonly<Record<string, string>> = {};
/** What was chosen on this page, by tool: the form and the batch follow it. */
const chosenHere = createStore(NOBODY);
const keyOf = ({ id }: Pick<Tool, 'id'>) => `inkreel.device.engine.${id}`;

/** The engine for the runs of a tool; undefined if the server chooses, which is the default. */
export function useEngineChoice(tool: Pick<Tool, 'id' | 'path' | 'points'>): {
  /** The engines to choose among; empty if there is no choice. */
  choices: readonly EngineChoice[];
  engine: string | undefined;
  /** Remembered on this device for the tool. */
  choose: (engine: string | undefined) => void;
  /** Points of one run before the factor at the chosen engine; the tool's by default. */
  pointsAt: (engine: string | undefined) => number;
} {
  const choices = useSiteFacts()?.tools[tool.id]?.engines ?? NONE;
  const ofTool = usePointConfig()?.[tool.path] ?? tool.points;
  const wanted = useStore(chosenHere, NOBODY)[tool.id] ?? localStorage.getItem(keyOf(tool)) ?? '';
  return {
    choices,
    // An engine that is closed now may reopen, so the choice stays remembered.
    engine: choices.find(({ engine }) => engine === wanted)?.engine,
    choose: (engine = '') => {
      chosenHere.set({ ...chosenHere.get(), [tool.id]: engine });
      if (engine === '') localStorage.removeItem(keyOf(tool));
      else localStorage.setItem(keyOf(tool), engine);
    },
    pointsAt: (id) => choices.find(({ engine }) => engine === id)?.points ?? ofTool,
  };
}
