import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { z } from 'zod';
import type { EngineDefinition, EngineSetup } from './engines/define-engine.ts';
import { ENGINES } from './engines/find-engines.ts';
import { readSocialSettings, type SocialSettings } from './features/accounts/social/settings.ts';
import { type PaypalSettings, readPaypalSettings } from './features/billing/pay/paypal/read-settings.ts';
import { readWechatSettings, type WechatSettings } from './features/billing/pay/wechat/read-settings.ts';
import { type Quotas, readQuotas } from './features/storage/quota/quotas.ts';
import { type MailSettings, readMailSettings } from './mail/settings.ts';
import { address, baseAddress, oneOf, providerAddress, text, wholeNumber } from './setting-types.ts';

/**
 * Everything that the environment can say (decisions, Interfaces that are fixed), read once at the start.
 * An empty value counts as not set.
 */
const schema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  SITE: oneOf('intl', 'cn').default('intl'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://studio.example.com')
    .refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), {
      error: 'must be a host without a path, such as https://studio.example.com',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/inkreel',
  ).optional(),
  S3_ENDPOINT: baseAddress(['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** Empty: mails are written to the data folder. */
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: text,
  OIDC_ISSUER: baseAddress(['http:', 'https:'], 'https://accounts.google.com').optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  WECHAT_APP_ID: text,
  WECHAT_MERCHANT_ID: text,
  WECHAT_MERCHANT_SERIAL: text,
  WECHAT_PRIVATE_KEY: text,
  WECHAT_API_V3_KEY: text,
  WECHAT_PLATFORM_PUBLIC_KEY: text,
  WECHAT_PLATFORM_KEY_ID: text,
  WECHAT_API_BASE: providerAddress('https://api.mch.weixin.qq.com'),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_MERCHANT_ID: text,
  PAYPAL_API_BASE: providerAddress('https://api-m.paypal.com'),
  /** Lets the sandbox wallet replace missing providers in production too. */
  ALLOW_SANDBOX_PAYMENTS: oneOf('0', '1').default('0'),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  ADMIN_EMAILS: text,
  /** Address of the floating contact button; empty: there is no button. */
  CONTACT_URL: address(['mailto:', 'https:', 'http:'], 'mailto:help@example.com').optional(),
  /** Whether generated pictures have the visible label: by the site's default, always, or never. */
  VISIBLE_LABEL: oneOf('site', 'on', 'off').default('site'),
  /** Number of reverse proxies in front; forwarding headers are trusted only if there are any. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /**
   * Connections at a time, in total and of one address, and unfinished bodies of one address; 0 means a
   * suitable default.
   */
  CONNECTIONS_TOTAL: wholeNumber(0, 1_000_000).default(0),
  CONNECTIONS_PER_ADDRESS: wholeNumber(0, 1_000_000).default(0),
  BODIES_PER_ADDRESS: wholeNumber(0, 1_000_000).default(0),
  /** Encrypts the keys that operators set in the console. Empty: a key is made and kept in the data folder. */
  INKREEL_SECRETS_KEY: z
    .string()
    .min(32, { error: 'must have 32 signs or more; openssl rand -base64 32 makes one' })
    .optional(),
  /** Empty: `info` in production, where logs are collected, else `warn`, for a terminal. */
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').optional(),
  /** What an organisation of each edition may store, in GiB; see `readQuotas`. */
  STORAGE_QUOTAS: z
    .string()
    .refine((value) => readQuotas(value) !== undefined, {
      error:
        'must be a list such as free=2,vip=50/10: GiB in all, and after the slash GiB of uploads an hour',
    })
    .optional(),
});

export interface Settings extends Omit<z.output<typeof schema>, 'LOG_LEVEL'> {
  LOG_LEVEL: NonNullable<z.output<typeof schema>['LOG_LEVEL']>;
  dataFolder: string;
  adminEmails: string[];
  mail: MailSettings;
  /** The provider of social sign-in, or undefined if none is set up. */
  social: SocialSettings | undefined;
  /** Merchant keys of payment providers; undefined if none are set. */
  wechat: WechatSettings | undefined;
  paypal: PaypalSettings | undefined;
  /** Each engine as its settings set it up, open or not. */
  engines: readonly EngineSetup[];
  /** What an organisation of each edition may store, in bytes. */
  quotas: Quotas;
  /** Whether the sandbox wallet may be used if no merchant keys are set. */
  sandboxPayments: boolean;
  /** Complete S3 settings, or undefined for files on disk. */
  s3:
    | {
        endpoint: string | undefined;
        region: string;
        bucket: string;
        accessKeyId: string;
        secretAccessKey: string;
      }
    | undefined;
}

/** Pages and files are served from the root of a host. */
const isOrigin = ({ origin, href }: URL) => href === `${origin}/`;

/** Prefixes of our settings: an unknown name with one of them is a mistyped setting. */
const OWN_PREFIXES = [
  'CONTACT_',
  'INKREEL_SECRETS_',
  'S3_',
  'SMTP_',
  'OIDC_',
  'TRUSTED_',
  'CONNECTIONS_',
  'BODIES_',
  'VISIBLE_',
  'WECHAT_',
  'PAYPAL_',
  'ALLOW_SANDBOX_',
  'STORAGE_',
];

/**
 * Reads the settings from the environment, with a `.env` file in `folder` behind it.
 * @param engines whose settings are read as well; tests pass others
 * @throws Error with one sentence per mistake, which names the setting
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  folder: string,
  engines: readonly EngineDefinition[] = ENGINES,
): Settings {
  const envFile = path.join(folder, '.env');
  const fromFile = fs.existsSync(envFile) ? parseEnv(fs.readFileSync(envFile, 'utf8')) : {};
  const ofEngines = Object.assign({}, ...engines.map(({ settings }) => settings)) as z.ZodRawShape;
  const known = [...Object.keys(schema.shape), ...Object.keys(ofEngines)];
  const prefixes = [...OWN_PREFIXES, ...Object.keys(ofEngines).map((name) => name.replace(/_.*/, '_'))];
  const unknown = [
    ...Object.keys(fromFile).filter((name) => !known.includes(name)),
    ...Object.keys(environment).filter(
      (name) => prefixes.some((prefix) => name.startsWith(prefix)) && !known.includes(name),
    ),
  ];
  if (unknown.length > 0) {
    throw new Error(
      `There is no setting called ${unknown.join(' or ')}. The settings are: ${known.join(', ')}.`,
    );
  }
  const given: Record<string, string> = {};
  for (const name of known) {
    const value = environment[name] ?? fromFile[name];
    if (value !== undefined && value !== '') given[name] = value;
  }
  const parsed = schema.safeParse(given);
  const issues = [
    ...(parsed.error?.issues ?? []),
    ...(z.object(ofEngines).safeParse(given).error?.issues ?? []),
  ];
  if (!parsed.success || issues.length > 0) {
    const sentences = issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`);
    throw new Error(sentences.join(' '));
  }
  return {
    ...parsed.data,
    LOG_LEVEL: parsed.data.LOG_LEVEL ?? (parsed.data.NODE_ENV === 'production' ? 'info' : 'warn'),
    dataFolder: path.resolve(folder, parsed.data.DATA_DIR),
    adminEmails: (parsed.data.ADMIN_EMAILS ?? '')
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ''),
    mail: readMailSettings(parsed.data),
    social: readSocialSettings(parsed.data),
    wechat: readWechatSettings(parsed.data, folder),
    paypal: readPaypalSettings(parsed.data),
    engines: engines.map((engine) => engine.setUp(given, parsed.data.SITE)),
    quotas: readQuotas(parsed.data.STORAGE_QUOTAS) ?? STORAGE_QUOTAS,
    sandboxPayments: parsed.data.NODE_ENV !== 'production' || parsed.data.ALLOW_SANDBOX_PAYMENTS === '1',
    s3: readS3(parsed.data),
  };
}

function readS3(given: z.output<typeof schema>): Settings['s3'] {
  const needed = {
    S3_BUCKET: given.S3_BUCKET,
    S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const anything = given.S3_ENDPOINT ?? given.S3_REGION;
  if (missing.length === 3 && anything === undefined) return undefined;
  if (missing.length > 0) throw new Error(`Files in S3 also need the settings ${missing.join(', ')}.`);
  return {
    endpoint: given.S3_ENDPOINT,
    region: given.S3_REGION ?? 'us-east-1',
    bucket: given.S3_BUCKET ?? '',
    accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
  };
}
