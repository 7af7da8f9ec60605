import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { letteringTexts } from '@inkreel/contract/messages/areas/lettering.ts';
import { paymentTexts } from '@inkreel/contract/messages/areas/payment.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { LEAVING } from '@inkreel/contract/messages/leaving.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import type { Language } from '@inkreel/contract/site.ts';

/** Every text of the product that a person reads, by its place in the catalogue. */
const CATALOGUES = {
  en: allOf('en', en),
  zh: allOf('zh', zh),
};

function allOf(language: Language, main: object) {
  return {
    ...main,
    account: accountTexts[language],
    admin: adminTexts[language],
    apiKeys: apiKeyTexts[language],
    canvas: canvasTexts[language],
    collage: collageTexts[language],
    creations: creationsTexts[language],
    credits: creditsTexts[language],
    film: filmTexts[language],
    home: homeTexts[language],
    layers: layerTexts[language],
    leaving: { warning: LEAVING[language] },
    ledger: ledgerTexts[language],
    lettering: letteringTexts[language],
    payment: paymentTexts[language],
    pricing: pricingTexts[language],
    team: teamTexts[language],
    uploads: uploadTexts[language],
  };
}

/** The text at a place such as `errors.no_face`; what it says with `parameters` where it is a function of them. */
export function textAt(language: Language, place: string, parameters: object = {}): unknown {
  const found = place
    .split('.')
    .reduce<unknown>(
      (tree, key) => (tree as Record<string, unknown> | undefined)?.[key],
      CATALOGUES[language],
    );
  return typeof found === 'function' ? (found as (given: object) => unknown)(parameters) : found;
}

/** Every fixed text of a language. */
export function catalogueTexts(language: Language): string[] {
  const texts = (tree: object): string[] =>
    Object.values(tree).flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? texts(value) : [],
    );
  return texts(CATALOGUES[language]);
}
