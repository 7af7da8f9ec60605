import { codeOfAnswer } from '../../lib/answer-code.ts';
import { ApiError } from '../../lib/api-error.ts';
import { withLocalAddresses } from '../../lib/local-addresses.ts';

/** What an upload's answer holds, inside the envelope of every answer. */
interface Envelope {
  code: number;
  message?: string;
  data?: unknown;
}

/**
 * Sends bytes by PUT and reports the progress, which only XMLHttpRequest provides.
 * @param onProgress share from 0 to 1
 * @throws ApiError, also `aborted` when the signal aborts
 */
export function putBytes<Output>(
  address: string,
  body: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = (code: 'network_error' | 'aborted' | 'timeout') => () => reject(new ApiError(code));
    signal.addEventListener('abort', stop, { once: true });
    request.open('PUT', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = fail('network_error');
    request.ontimeout = fail('timeout');
    request.onabort = fail('aborted');
    request.onload = () => {
      try {
        resolve(readAnswer(request.responseText, request.status) as Output);
      } catch (error) {
        reject(error);
      }
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) reject(new ApiError('aborted'));
    else request.send(body);
  });
}

/**
 * The data of an answer's envelope.
 * @throws ApiError with the catalogue's code; a proxy's page has none, so its HTTP status decides
 */
export function readAnswer(text: string, status: number): unknown {
  let envelope: Envelope | undefined;
  try {
    envelope = withLocalAddresses(JSON.parse(text) as Envelope);
  } catch {
    envelope = undefined;
  }
  if (status >= 200 && status < 300) {
    if (envelope?.code === 0) return envelope.data;
    throw new ApiError('unreadable_answer');
  }
  const { code = 0, data } = envelope ?? {};
  throw new ApiError(codeOfAnswer(code, status), { number: code, data });
}
