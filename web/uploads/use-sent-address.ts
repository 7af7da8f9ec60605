import { useQueryClient } from '@tanstack/react-query';
import { projectOfRun } from '../lib/current-project.ts';
import { sentAddress } from './local-pictures.ts';

/** How to get the product's address of a picture that the server is told about: a guest's is uploaded for it, once. */
export function useSentAddress(): (address: string) => Promise<string> {
  const client = useQueryClient();
  return (address) => sentAddress(address, projectOfRun(client));
}
