import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Endpoints beside the API: for operators of the installation, and for files. */

export const health = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  root: true,
  area: 'system',
  summary: 'The process answers',
  auth: 'none',
  output: z.object({ status: z.literal('ok') }),
});

export const readiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  root: true,
  area: 'system',
  summary: 'Database, file store and queue answer; 503 where one does not',
  auth: 'none',
  output: z.object({ status: z.literal('ok'), checks: z.record(z.string(), z.literal('ok')) }),
  errors: ['server_busy'],
});

export const openApi = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  area: 'system',
  summary: 'This document',
  auth: 'none',
  output: z.null(),
  answer: 'bytes',
});

export const apiPage = defineEndpoint({
  method: 'GET',
  path: '/api',
  root: true,
  area: 'system',
  summary: 'This document as a page to read',
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
    'A stored file; takes range requests. Its unguessable address is the permission, private ones are signed',
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
    206: 'The range that was asked for',
    304: 'The caller has it already',
    416: 'The range lies outside of the file',
  },
});
