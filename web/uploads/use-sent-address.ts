import { useQueryClient } from '@tanstack/react-query';
import { projectOfRun } from '../lib/current-project.ts';
import { sentAddress } from './sent-addresses.ts';

/**
 * Returns a function that gives the stored address of a picture for a request; a guest's picture is uploaded for it,
 * once.
 */
export function useSentAddress(): (address: string) => Promise<string> {
  const client = useQueryClient();
  return (address) => sentAddress(address, projectOfRun(client));
}
