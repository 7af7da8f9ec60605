import { createContext, type Dispatch, type SetStateAction, use, useState } from 'react';

const Kept = createContext<Map<string, unknown> | undefined>(undefined);

/** Descendants keep their state (`useKeptState`) when another layout renders them in another place. */
export function KeepState({ children }: { children: React.ReactNode }) {
  const [kept] = useState(() => new Map<string, unknown>());
  return <Kept value={kept}>{children}</Kept>;
}

/**
 * Like `useState`; within `KeepState` it begins with the value of the last render.
 * @param name of this piece of state, the same wherever it is rendered
 */
export function useKeptState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const kept = use(Kept);
  const [value, setValue] = useState(() => (kept?.has(name) ? (kept.get(name) as Value) : initial));
  kept?.set(name, value);
  return [value, setValue];
}
