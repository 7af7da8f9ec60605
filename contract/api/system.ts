import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Endpoints beside the API: for operators of the installation, and for files. */

export const health = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  root: true,
  area: 'system',
  summary: 'Check that the process responds',
  auth: 'none',
  output: z.object({ status: z.literal('ok') }),
});

export const readiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  root: true,
  area: 'system',
  summary: 'Check that database, file storage, queue and media threads respond; 503 if one does not',
  auth: 'none',
  output: z.object({ status: z.literal('ok'), checks: z.record(z.string(), z.literal('ok')) }),
  errors: ['server_busy'],
});

export const openApi = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  area: 'system',
  summary: 'Get this document',
  auth: 'none',
  output: z.null(),
  answer: 'bytes',
});

export const apiPage = defineEndpoint({
  method: 'GET',
  path: '/api',
  root: true,
  area: 'system',
  summary: 'Get this document as a readable page',
  auth: 'none',
  output: z.null(),
  answer: 'bytes',
});

export const readFile = defineEndpoint({
  method: 'GET',
  path: '/files/{key}',
  root: true,
  area: 'system',
  summary:
    'Get a stored file; supports range requests. Its unguessable URL is the permission; private URLs are signed',
  auth: 'none',
  params: z.object({ key: z.string().max(300) }),
  query: z.object({
    exp: z.string().optional(),
    sig: z.string().optional(),
    download: z.string().max(255).optional(),
  }),
  output: z.null(),
  answer: 'bytes',
  otherAnswers: {
    206: 'The requested range',
    304: 'Not modified',
    416: 'The range is outside the file',
  },
});
