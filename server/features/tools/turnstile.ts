/** Lets at most `width` pieces of work with the same key go on at a time; the others wait in the order they came. */
export function createTurnstile(width: number) {
  const crowds = new Map<string, { inside: number; waiting: (() => void)[] }>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const crowd = crowds.get(key) ?? { inside: 0, waiting: [] };
    crowds.set(key, crowd);
    if (crowd.inside < width) crowd.inside += 1;
    // Whoever leaves hands the place on, so `inside` stays as it is.
    else await new Promise<void>((enter) => crowd.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = crowd.waiting.shift();
      if (next) next();
      else crowd.inside -= 1;
      if (crowd.inside === 0) crowds.delete(key);
    }
  };
}
