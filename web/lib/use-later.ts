import { startTransition, useEffect, useState } from 'react';
import type { Store } from './store.ts';

/**
 * The store's value for what shows a lot of it: a change is rendered in short pieces of time between the presses of
 * keys, in place of before the next one. What a person types into reads the store itself with `useSelected`.
 */
export function useLater<Value>(store: Store<Value>): Value {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const follow = () => startTransition(() => setValue(store.get));
    follow();
    return store.subscribe(follow);
  }, [store]);
  return value;
}
