import { useEffect, useEffectEvent } from 'react';
import { isOfInputMethod } from './input-method.ts';

/** Calls `onPress` for every key that is pressed on the page and not an input method's, with the values of the last render. */
export function useKeys(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isOfInputMethod(event)) press(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
