import { type KeyObject, X509Certificate } from 'node:crypto';
import { callProvider, notGenuine, type ProviderDeps } from '../call-provider.ts';

const KEPT_MS = 24 * 3600 * 1000;
/** PayPal signs with one certificate for months; a few more while it changes. */
const KEPT_CERTIFICATES = 8;
const PATH = '/v1/notifications/certs/';

/**
 * Fetches and keeps the certificates with which PayPal signs. Trust comes from the address: only PayPal can
 * serve a file under its name. The file must be valid: not expired, in PayPal's name, and each certificate
 * issued by the next.
 * @param apiBase address of the API; a local server in its place serves other certificates
 */
export function createCertificateStore(
  apiBase: string,
  deps: ProviderDeps,
): (address: string) => Promise<KeyObject> {
  const kept = new Map<string, { key: KeyObject; until: number }>();
  return async (address) => {
    const url = checkedAddress(address, apiBase);
    const now = deps.clock.now();
    const known = kept.get(url);
    if (known !== undefined && now.getTime() < known.until) return known.key;
    const answer = await callProvider(
      url,
      { method: 'GET', headers: { accept: 'application/x-pem-file, */*' } },
      deps.timeoutMs,
    );
    if (answer.status !== 200) throw notGenuine(`There is no certificate: ${answer.status}`);
    const certificate = readCertificate(answer.body.toString('utf8'), now);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT_CERTIFICATES + 1))) {
      kept.delete(oldest);
    }
    const until = Math.min(certificate.validToDate.getTime(), now.getTime() + KEPT_MS);
    kept.set(url, { key: certificate.publicKey, until });
    return certificate.publicKey;
  };
}

function checkedAddress(address: string, apiBase: string): string {
  if (!URL.canParse(address)) throw notGenuine('The address of the certificate is none');
  const url = new URL(address);
  const base = new URL(apiBase);
  const ofPaypal = (host: string) => host.endsWith('.paypal.com');
  const ofSandbox = (host: string) => host.includes('sandbox');
  const trusted = ofPaypal(base.hostname)
    ? url.protocol === 'https:' &&
      url.port === '' &&
      ofPaypal(url.hostname) &&
      ofSandbox(url.hostname) === ofSandbox(base.hostname)
    : url.origin === base.origin;
  const plain = url.username === '' && url.password === '' && url.search === '';
  if (!trusted || !plain || !url.pathname.startsWith(PATH)) {
    throw notGenuine("The certificate is not at PayPal's address");
  }
  return url.href;
}

/** @throws AppError payment_notice_invalid if the certificates do not form a valid chain */
function readCertificate(pem: string, now: Date): X509Certificate {
  let chain: X509Certificate[];
  try {
    const parts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    chain = parts.map((part) => new X509Certificate(part));
  } catch {
    throw notGenuine('The certificate cannot be read');
  }
  const [leaf] = chain;
  if (leaf === undefined) throw notGenuine('There is no certificate in the file');
  // The name that PayPal's libraries require: messageverificationcerts(.sandbox).paypal.com.
  const named = leaf.subject
    .split('\n')
    .some((part) => /^CN=messageverificationcerts\.([a-z]+\.)?paypal\.com$/.test(part));
  if (!named) throw notGenuine("The certificate is not in PayPal's name");
  for (const [index, certificate] of chain.entries()) {
    if (now < certificate.validFromDate || now > certificate.validToDate) {
      throw notGenuine('A certificate is not valid now');
    }
    const issuer = chain[index + 1];
    if (issuer !== undefined && !(certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey))) {
      throw notGenuine('The certificates do not follow from one another');
    }
  }
  if (leaf.checkIssued(leaf)) throw notGenuine('The certificate was issued by itself');
  return leaf;
}
