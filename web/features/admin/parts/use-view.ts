import { useSearchParams } from '../../../lib/router.tsx';

/**
 * Search and filter of a list. They are in the address, so that links include them, a reload keeps them and
 * "back" undoes them.
 */
export function useView() {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: string, value: string | undefined) =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return { get: (name: string) => parameters.get(name) ?? undefined, set };
}
