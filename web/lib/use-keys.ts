import { useEffect, useEffectEvent } from 'react';

/** Tells of every key that is pressed on the page, with what the last rendering knew. */
export function useKeys(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
