import type { Socket } from 'node:net';
import { address, origin } from '@inkreel/contract/api/common.ts';
import { defineEndpoint } from '@inkreel/contract/api/endpoint.ts';
import { streamEvent, taskRecord } from '@inkreel/contract/api/tasks.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressesOf, originOf } from './addresses.ts';
import { createHttpServer } from './http-server.ts';
import { route } from './route.ts';

const ORIGIN = 'https://studio.example.com';

describe('addresses in an answer', () => {
  const file = {
    url: '/files/2026/01/a.png',
    thumbnail: null,
    placeholder: '/files/not-an-address',
    content_type: 'image/png',
    width: 1,
    height: 1,
    size: 1,
  };
  const absolute = { ...file, url: `${ORIGIN}${file.url}` };

  it('are made absolute where the contract marks one, and nowhere else', () => {
    const input = {
      prompt: '/files/2026/01/a.png',
      image_url: file.url,
      picture_urls: [file.url, 'https://elsewhere.example/files/b.png'],
      strength: 3,
    };
    const task = { tool_id: '/files/x', input, results: [{ file, report: null }] };
    expect(addressesOf(taskRecord)?.(task, ORIGIN)).toEqual({
      tool_id: '/files/x',
      input: {
        ...input,
        image_url: absolute.url,
        picture_urls: [absolute.url, 'https://elsewhere.example/files/b.png'],
      },
      results: [{ file: absolute, report: null }],
    });
  });

  it('are found in each variant of a union', () => {
    const balance = { type: 'balance', total: 1, held: 0, frozen: 0, frozen_until: null };
    expect(addressesOf(streamEvent)?.(balance, ORIGIN)).toEqual(balance);
    const [endpoint] = toolEndpoints(aiImageGenerator);
    const output = endpoint?.endpoint.output ?? z.null();
    const submitted = {
      output: { task_id: '019a0000-0000-7000-8000-000000000000', task_status: 'PENDING' },
      request_id: 'x',
    };
    expect(addressesOf(output)?.(submitted, ORIGIN) ?? submitted).toEqual(submitted);
  });

  it('cost nothing if the schema has none', () => {
    expect(
      addressesOf(z.object({ name: z.string(), rows: z.array(z.object({ n: z.int() })) })),
    ).toBeUndefined();
  });
});

describe('the origin of an answer', () => {
  const request = (host: string, protocol = 'http') => ({
    host,
    protocol: protocol as 'http' | 'https',
    socket: { localAddress: '::1', localPort: 3000 } as Socket,
  });

  it('is the public address if one is set', () => {
    expect(originOf(request('other.example'), `${ORIGIN}/`)).toBe(ORIGIN);
  });

  it.each([
    ['studio.example.com', 'http://studio.example.com'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])('is the host of the request: %s', (host, expected) => {
    expect(originOf(request(host), undefined)).toBe(expected);
  });

  it.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    ['javascript', 'http'],
    ['https://evil.example/?', 'http'],
  ])('has a scheme of the web if a proxy names %j', (protocol, expected) => {
    expect(originOf(request('other.example', protocol), undefined)).toBe(`${expected}://other.example`);
  });

  it.each(['', 'a b', 'evil.example/path', 'user@evil.example', 'a"b', 'host:port', '[::1', '-x'])(
    'is the address of the connection for %j, which is not a host',
    (host) => {
      expect(originOf(request(host), undefined)).toBe('http://[::1]:3000');
    },
  );
});

describe('an address in an answer', () => {
  const pictures = defineEndpoint({
    area: 'system',
    summary: 's',
    auth: 'none',
    method: 'GET',
    path: '/pictures',
    output: z.object({ url: address, domain: origin }),
  });
  const answerOf = async (publicUrl: string | undefined) => {
    const app = await createHttpServer({
      routes: [route(pictures, async ({ origin: domain }) => ({ url: '/files/a.png', domain }))],
      site: SITES.intl,
      authenticate: async () => undefined,
      log: Fastify({ logger: false }).log,
      trustedProxies: 0,
      secure: false,
      rateLimited: false,
      publicUrl,
    });
    const answer = await app.inject({ url: '/api.v1/pictures', headers: { host: 'other.example' } });
    await app.close();
    return answer.json<{ data: unknown }>().data;
  };

  it('begins with the public address of the settings, whatever host the request names', async () => {
    expect(await answerOf(ORIGIN)).toEqual({ url: `${ORIGIN}/files/a.png`, domain: ORIGIN });
  });

  it('begins with the host of the request if there is no such setting', async () => {
    expect(await answerOf(undefined)).toMatchObject({ url: 'http://other.example/files/a.png' });
  });
});
