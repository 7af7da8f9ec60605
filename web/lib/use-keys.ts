import { useEffect, useEffectEvent } from 'react';

/** Calls `onPress` for every key that is pressed on the page, with the values of the last render. */
export function useKeys(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
