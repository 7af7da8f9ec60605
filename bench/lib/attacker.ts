/** The attacker of `one-person.ts` in a separate process: attack, address and token are its arguments. */
import { ATTACKS } from './attacks.ts';

const [name = '', url = '', token = ''] = process.argv.slice(2);
const attack = await ATTACKS[name]?.({ url, token });
if (!attack) throw new Error(`There is no attack called ${name}`);
const over = new AbortController();
process.once('message', () => over.abort());
process.send?.('begun');
await attack(over.signal);
process.disconnect();
