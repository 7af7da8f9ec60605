import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: object;
}
interface Answer {
  content?: Record<string, object>;
}
interface Operation {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, object> };
  responses: Record<string, Answer | { $ref: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

export interface ValidatingProxy {
  url: string;
  /** Number of calls compared with the document. */
  checked(): number;
  /** Differences of requests and answers from the document, each once. */
  differences(): string[];
  close(): Promise<void>;
}

interface Exchange {
  method: string;
  url: URL;
  headers: http.IncomingHttpHeaders;
  sent: Buffer;
  status: number;
  answerHeaders: http.IncomingHttpHeaders;
  /** Undefined for a stream of events. */
  answer: Buffer | undefined;
}

/**
 * A proxy between a test and the product that validates each call against the OpenAPI document that the product
 * serves.
 */
export async function startValidatingProxy(target: string): Promise<ValidatingProxy> {
  const document = (await (await fetch(`${target}/api.v1/openapi.json`)).json()) as Document;
  const check = createCheck(document);
  const seen = new Set<string>();
  let checked = 0;
  const server = http.createServer((request, response) => {
    void forward(target, request, response, (exchange) => {
      checked += 1;
      for (const difference of check(exchange)) seen.add(difference);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checked: () => checked,
    differences: () => [...seen].toSorted(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  note: (exchange: Exchange) => void,
): Promise<void> {
  const sent = await readAll(request);
  const { hostname, port } = new URL(target);
  const { method = 'GET', url: path = '/', headers } = request;
  const upstream = http.request({ hostname, port, method, path, headers: request.rawHeaders });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  upstream.end(sent);
  const [answered] = (await once(upstream, 'response').catch(() => [])) as [IncomingMessage?];
  if (!answered) return;
  const { statusCode: status = 0, headers: answerHeaders } = answered;
  const seen = { method, url: new URL(path, target), headers, sent, status, answerHeaders };
  response.writeHead(status, answered.rawHeaders);
  if (answerHeaders['content-type']?.startsWith('text/event-stream')) {
    note({ ...seen, answer: undefined });
    answered.on('error', () => response.destroy()).pipe(response);
    return;
  }
  const answer = await readAll(answered);
  note({ ...seen, answer });
  response.end(answer);
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Creates the function that reports how a call differs from the document. */
function createCheck(document: Document): (exchange: Exchange) => string[] {
  // Resolve `$ref` inside the document from its root.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false, coerceTypes: false });
  const coercing = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true });
  for (const each of [ajv, coercing]) each.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const schemaAt = (pointer: string[], coerces = false): ValidateFunction => {
    const escaped = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const $ref = `openapi#/${escaped.map(encodeURIComponent).join('/')}`;
    const known = compiled.get(`${coerces} ${$ref}`);
    if (known) return known;
    const made = (coerces ? coercing : ajv).compile({ $ref });
    compiled.set(`${coerces} ${$ref}`, made);
    return made;
  };
  const templates = Object.keys(document.paths).map((path) => {
    // The key of a file contains slashes.
    const pattern = path
      .replaceAll('.', '\\.')
      .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'key' ? '(?<key>.+)' : `(?<${name}>[^/]+)`));
    return { path, pattern: new RegExp(`^${pattern}$`) };
  });
  /** Fixed segments take precedence over parameters, as in any router. */
  const find = (pathname: string, method: string) =>
    templates
      .filter(({ path, pattern }) => pattern.test(pathname) && document.paths[path]?.[method])
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0];

  const answerOf = ({ responses }: Operation, at: string[], status: number) => {
    const answer = responses[status];
    if (!answer || !('$ref' in answer)) return { answer, at: [...at, 'responses', String(status)] };
    const name = answer.$ref.replace('#/components/responses/', '');
    return { answer: document.components.responses[name], at: ['components', 'responses', name] };
  };

  return (exchange) => {
    const { method, url, status } = exchange;
    const found = find(url.pathname, method.toLowerCase());
    const operation = found && document.paths[found.path]?.[method.toLowerCase()];
    if (!found || !operation) {
      const isApi = /^\/(api\.v1|files)\//.test(url.pathname);
      return isApi && ![400, 404, 405, 413, 429].includes(status)
        ? [`${method} ${url.pathname} answers ${status} and is not in the document`]
        : [];
    }
    const name = `${method} ${found.path}`;
    const at = ['paths', found.path, method.toLowerCase()];
    const wrong = answerProblem(exchange, answerOf(operation, at, status), schemaAt);
    // A refused request may have any form.
    const values = status < 400 ? { ...found.pattern.exec(url.pathname)?.groups } : undefined;
    const input = values && inputProblem(exchange, operation, at, values, schemaAt);
    return [wrong, input].flatMap((problem) => (problem ? [`${name}: ${problem}`] : []));
  };
}

type SchemaAt = (pointer: string[], coerces?: boolean) => ValidateFunction;

function answerProblem(
  { status, answerHeaders, answer }: Exchange,
  described: { answer: Answer | undefined; at: string[] },
  schemaAt: SchemaAt,
): string | undefined {
  if (!described.answer) return `answers ${status} ${answer?.toString('utf8').slice(0, 120)}`;
  const type = answerHeaders['content-type']?.split(';')[0];
  const { content } = described.answer;
  if (content === undefined || type === undefined)
    return content === undefined && answer && answer.length > 0
      ? `answers ${status} with a body of ${type}`
      : undefined;
  const media = content[type] ? type : content['*/*'] && '*/*';
  if (media === undefined) return `answers ${status} as ${type}`;
  if (answer === undefined || !type.endsWith('/json') || media === '*/*') return undefined;
  const validate = schemaAt([...described.at, 'content', media, 'schema']);
  const text = answer.toString('utf8');
  if (validate(JSON.parse(text))) return undefined;
  return `answers ${status} ${errorOf(validate)} in ${text.slice(0, 160)}`;
}

function inputProblem(
  { url, headers, sent }: Exchange,
  operation: Operation,
  at: string[],
  values: Record<string, string>,
  schemaAt: SchemaAt,
): string | undefined {
  for (const [index, parameter] of operation.parameters.entries()) {
    const given = {
      path: values[parameter.name],
      query: url.searchParams.get(parameter.name) ?? undefined,
      header: headers[parameter.name.toLowerCase()],
    }[parameter.in];
    if (given === undefined) {
      if (parameter.required) return `accepts a call without ${parameter.name}`;
      continue;
    }
    const validate = schemaAt([...at, 'parameters', String(index), 'schema'], true);
    const value = parameter.in === 'path' ? decodeURIComponent(String(given)) : given;
    // Coercion writes the value to its parent.
    if (
      !validate(value, {
        instancePath: '',
        parentData: { value },
        parentDataProperty: 'value',
        rootData: {},
        dynamicAnchors: {},
      })
    )
      return `accepts ${parameter.name} ${JSON.stringify(given).slice(0, 60)}: ${errorOf(validate)}`;
  }
  const type = headers['content-type']?.split(';')[0];
  if (operation.requestBody?.content['application/json'] && type === 'application/json') {
    const validate = schemaAt([...at, 'requestBody', 'content', 'application/json', 'schema']);
    if (!validate(JSON.parse(sent.toString('utf8'))))
      return `accepts ${sent.toString('utf8').slice(0, 160)}: ${errorOf(validate)}`;
  }
  return undefined;
}

function errorOf({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  return `(${first?.instancePath} ${first?.message})`;
}
