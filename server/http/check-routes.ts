import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import type { Route } from './route.ts';

/**
 * Refuses to start when the contract and the features disagree.
 * @throws Error naming each endpoint that nothing serves, that two routes serve, or that the contract does not have
 */
export function checkRoutes(routes: readonly Route[], endpoints: readonly Endpoint[]): void {
  const name = ({ method, path }: Endpoint) => `${method} ${path}`;
  const served = routes.map(({ endpoint }) => name(endpoint));
  const promised = new Set(endpoints.map(name));
  const sentences = [
    ...[...promised].filter((each) => !served.includes(each)).map((each) => `Nothing serves ${each}.`),
    ...served
      .filter((each, index) => served.indexOf(each) !== index)
      .map((each) => `Two routes serve ${each}.`),
    ...served.filter((each) => !promised.has(each)).map((each) => `The contract has no ${each}.`),
  ];
  if (sentences.length > 0) throw new Error(sentences.join(' '));
}
