import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { secretAddress, text } from '../../setting-types.ts';
import { defineEngine, type EngineDefinition, type EngineName } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';
import type { Price } from '../prices.ts';
import type { Retirement } from '../retirements.ts';
import { statedTokenPrice } from '../stated-price.ts';
import type { createImageEngine } from './image-engine.ts';
import { joinRoutes } from './join-routes.ts';
import type { createFilmEngine } from './media/film-engine.ts';
import type { createSpeechEngine } from './media/speech-engine.ts';
import type { createTextEngine } from './text-engine.ts';

type ImagesOf = NonNullable<Parameters<typeof createImageEngine>[0]>;
type FilmsOf = NonNullable<Parameters<typeof createFilmEngine>[0]>;
type SpeechOf = NonNullable<Parameters<typeof createSpeechEngine>[0]>;
type TextsOf = NonNullable<Parameters<typeof createTextEngine>[0]>;

/** The effective settings of such a provider; a model is undefined if the usual one is used. */
type SdkConfig<Model extends string> = { key: string; baseUrl: string } & Record<Model, string | undefined>;

interface SdkProvider<Model extends string> {
  id: string;
  name: EngineName;
  /** The setting with its key, without which its routes are closed. */
  key: string;
  /** The setting with its URL, for another region, and the default URL. */
  address: { setting: string; usual: string };
  /** Settings that replace the usual models, by purpose. */
  models: Record<Model, string>;
  prices?: readonly Price[];
  /** Models that it has retired or will retire. */
  retirements?: readonly Retirement[];
  /** A call that costs nothing; left out if the provider has none. */
  test?: {
    path: string;
    /** `Authorization: Bearer` by default. */
    headers?: (key: string) => Record<string, string>;
    read?: Parameters<typeof freeCall>[3];
    /** The days on which it shuts models down, by model, in the same answer. */
    shutdowns?: (answer: unknown) => ReadonlyMap<string, string>;
  };
  /** Its facts and its package, loaded when the engine is opened. */
  load(): Promise<{
    images?: (config: SdkConfig<NoInfer<Model>>) => ImagesOf;
    films?: (config: SdkConfig<NoInfer<Model>>) => FilmsOf;
    speech?: (config: SdkConfig<NoInfer<Model>>) => SpeechOf;
    texts?: (config: SdkConfig<NoInfer<Model>>) => TextsOf;
  }>;
}

/** Which of its models serves a capability: pictures, if it is none of the others. */
const PURPOSES: { readonly [C in Capability]?: string } = {
  write_text: 'textModel',
  split_script: 'textModel',
  text_to_speech: 'speechModel',
  transcribe: 'transcriptionModel',
  text_to_video: 'filmModel',
  image_to_video: 'filmModel',
};
const purposeOf = (capability: Capability) => PURPOSES[capability] ?? 'model';

/** An engine for a provider with a package of the AI SDK, a key, one URL and models that settings may name. */
export function defineSdkEngine<const Model extends string>(provider: SdkProvider<Model>): EngineDefinition {
  const { id, name, key, address, test } = provider;
  const models = Object.entries<string>(provider.models);
  const tokenPrice = models.find(([model]) => model === 'textModel')?.[1].replace(/_MODEL$/u, '_PRICE');
  return defineEngine<Record<string, typeof text>, SdkConfig<Model>>({
    id,
    name,
    builtin: false,
    settings: {
      [key]: text,
      [address.setting]: secretAddress(address.usual).optional(),
      ...Object.fromEntries(models.map(([, setting]) => [setting, text])),
      // A price has another type than the other settings; `define-engine.ts` parses it when the engine is
      // opened.
      ...(tokenPrice === undefined ? {} : { [tokenPrice]: statedTokenPrice as unknown as typeof text }),
    },
    ...(tokenPrice === undefined ? {} : { tokenPrice }),
    ...(provider.prices ? { prices: provider.prices } : {}),
    ...(provider.retirements ? { retirements: provider.retirements } : {}),
    modelSetting: (capability) => models.find(([model]) => model === purposeOf(capability))?.[1],
    requires: [key],
    configure: (values) =>
      ({
        key: values[key] ?? '',
        baseUrl: (values[address.setting] ?? address.usual).replace(/\/+$/u, ''),
        ...Object.fromEntries(models.map(([model, setting]) => [model, values[setting]])),
      }) as SdkConfig<Model>,
    addresses: ({ baseUrl }) => [baseUrl],
    ...(test
      ? {
          test: (config, { signal }) => {
            const headers = test.headers ?? ((bearer) => ({ authorization: `Bearer ${bearer}` }));
            let shutdowns: ReadonlyMap<string, string> = new Map();
            const read = (answer: unknown) => {
              shutdowns = test.shutdowns?.(answer) ?? shutdowns;
              return test.read?.(answer);
            };
            const called = freeCall(`${config.baseUrl}${test.path}`, headers(config.key), signal, read);
            return called.then((answer) => ({ ...answer, shutdowns }));
          },
        }
      : {}),
    routes: async (config, host) => {
      const [
        made,
        { createImageEngine },
        { factsOf },
        { createTextEngine },
        { createSpeechEngine },
        { createFilmEngine },
      ] = await Promise.all([
        provider.load(),
        import('./image-engine.ts'),
        import('./image-model.ts'),
        import('./text-engine.ts'),
        import('./media/speech-engine.ts'),
        import('./media/film-engine.ts'),
      ]);
      const { images, texts, speech, films } = made;
      const usual = { key: '', baseUrl: address.usual } as SdkConfig<Model>;
      const joined = joinRoutes(
        ...(images ? [createImageEngine(config && images(config), host)] : []),
        ...(texts ? [createTextEngine(config && texts(config), host)] : []),
        ...(speech ? [createSpeechEngine(config && speech(config), host)] : []),
        ...(films
          ? [
              createFilmEngine(
                config && films(config),
                host,
                films(config ?? usual).models.image_to_video !== undefined,
              ),
            ]
          : []),
      );
      // Without a key the console shows what one would enable, except what needs a retired model.
      const usualModels = (capability: Capability): readonly string[] => {
        const film = capability === 'text_to_video' || capability === 'image_to_video';
        if (film) return [films?.(usual).models[capability]?.id ?? []].flat();
        const isPicture = purposeOf(capability) === 'model' && images !== undefined;
        return isPicture ? factsOf(images(usual).models, capability).models : [];
      };
      return { ...joined, usualModels };
    },
  });
}
