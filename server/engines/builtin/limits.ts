import { ADD_ONS } from './add-ons.ts';

/** What the add-ons cannot do, loaded with the module that asks. */
export const ADDED_LIMITS = await Promise.all(ADD_ONS.map((addOn) => addOn.limits()));
