import { ADD_ONS } from './add-ons.ts';

/** The limits of the add-ons, loaded with the module that checks them. */
export const ADDED_LIMITS = await Promise.all(ADD_ONS.map((addOn) => addOn.limits()));
