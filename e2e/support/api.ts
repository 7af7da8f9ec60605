/** The API as a program would call it, for the parts of a journey without a browser. */
export interface ApiAnswer<Data> {
  status: number;
  code: number;
  message: string;
  data: Data;
}

export async function callApi<Data = Record<string, unknown>>(
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { token?: string; body?: unknown; key?: string; signal?: AbortSignal } = {},
): Promise<ApiAnswer<Data>> {
  const answer = await fetch(`${url}/api.v1${path}`, {
    method,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<ApiAnswer<Data>, 'status'>) };
}

/** Registers by e-mail and returns the token. */
export async function registerByApi(url: string, email: string): Promise<string> {
  const body = { email, password: 'a long enough one' };
  const { data, code, message } = await callApi<{ token: string }>(url, 'POST', '/passport/register/email', {
    body,
  });
  if (code !== 0) throw new Error(message);
  return data.token;
}
