import type { Site } from '@inkreel/contract/site.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { AppError } from '../../http/app-error.ts';

/** The identifier of an account. */
export type Identity = { way: 'email'; value: string } | { way: 'mobile'; value: string };

/** @throws AppError sign_in_way_off if the site does not offer this way */
export function checkWay(site: Site, way: Identity['way']): void {
  if (!site.signInWays.includes(way)) throw new AppError('sign_in_way_off');
}

/**
 * A mobile number in E.164. Numbers without a prefix are read by the site's country (decisions, Mobile numbers).
 * @throws AppError invalid_input for what is not a mobile number
 */
export function mobileIdentity(site: Site, text: string): Identity {
  const number = parsePhoneNumberFromString(text, site.mobileCountry ?? { extract: false });
  if (!number?.isValid()) {
    throw new AppError('invalid_input', {
      data: { fields: [{ field: 'mobile', problem: 'not_a_mobile_number' }] },
    });
  }
  return { way: 'mobile', value: number.number };
}

/** A first name to show: the address before the @, or the number with its middle hidden. */
export function nameOf(identity: Identity): string {
  if (identity.way === 'email') return identity.value.split('@')[0]?.slice(0, 40) ?? identity.value;
  return `${identity.value.slice(-11, -8)}****${identity.value.slice(-4)}`;
}
