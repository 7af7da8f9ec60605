/** Who may do what, for every endpoint: the table that the matrix test holds against the product. */

export const WHO = ['nobody', 'stranger', 'member', 'founder'] as const;
export type Who = (typeof WHO)[number];

/** One of everything that has an id, made by the founder. */
export interface Ids {
  task: string;
  result: string;
  project: string;
  ledger: string;
  /** Address of the result's file below the site. */
  file: string;
}

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

interface Expectation {
  call: (ids: Ids) => Call;
  /** HTTP status for each. */
  answers: Record<Who, number>;
  /** To whom the founder's ids must look exactly like ids that do not exist. */
  hidden?: readonly ('stranger' | 'member')[];
}

const everybody = (status: number, call: Expectation['call'] = () => ({})): Expectation => ({
  call,
  answers: { nobody: status, stranger: status, member: status, founder: status },
});

/** Anybody who is signed in, about his own things. */
const signedIn = (call: Expectation['call'] = () => ({}), status = 200): Expectation => ({
  call,
  answers: { nobody: 401, stranger: status, member: status, founder: status },
});

/** Only the founder, whose thing it is; to others it does not exist. */
const owner = (call: Expectation['call'], status = 200): Expectation => ({
  call,
  answers: { nobody: 401, stranger: 404, member: 404, founder: status },
  hidden: ['stranger', 'member'],
});

/** A list that an id of somebody else adds nothing to. */
const list = (call: Expectation['call']): Expectation => ({ ...signedIn(call), hidden: ['stranger'] });

const API = '/api.v1';
const TASK = (ids: Ids): Call => ({ params: { id: ids.task } });
const RESULT = (ids: Ids): Call => ({ params: { id: ids.result } });
const UPLOAD = { file_name: 'a.png', content_type: 'image/png' };
const ORGANISATION = `${API}/cloud/request/system/org/current`;

/** By method and path; a new endpoint needs its line here. */
export const EXPECTED: Record<string, Expectation> = {
  [`POST ${API}/passport/register/email`]: everybody(422, () => ({ body: {} })),
  [`POST ${API}/passport/login/email`]: everybody(422, () => ({ body: {} })),
  // The mobile ways are the other site's; what is malformed is said before that.
  [`POST ${API}/passport/register/mobile`]: everybody(422, () => ({ body: {} })),
  [`POST ${API}/passport/login/mobile`]: everybody(422, () => ({ body: {} })),
  [`GET ${API}/user/current`]: signedIn(),

  [`GET ${ORGANISATION}`]: signedIn(),
  [`GET ${ORGANISATION}/point`]: signedIn(),
  [`GET ${API}/org/user/projects`]: signedIn(),

  [`GET ${API}/open/system/org/point/config`]: everybody(200),
  [`GET ${API}/credits/records`]: list((ids) => ({ query: { task_id: ids.task, before: ids.ledger } })),

  [`GET ${API}/storage/upload/token`]: owner((ids) => ({ query: { ...UPLOAD, project_id: ids.project } })),
  [`GET ${API}/open/storage/upload/token`]: owner((ids) => ({
    query: { ...UPLOAD, project_id: ids.project },
  })),
  [`PUT ${API}/storage/upload/{token}`]: everybody(403, () => ({ params: { token: 'made-up' } })),
  [`GET ${API}/storage/files`]: list((ids) => ({ query: { before: ids.result } })),

  [`GET ${API}/tasks`]: list((ids) => ({ query: { before: ids.task } })),
  [`GET ${API}/tasks/{id}`]: owner(TASK),
  // The founder's has ended.
  [`POST ${API}/tasks/{id}/cancel`]: owner(TASK, 409),
  [`GET ${API}/cloud/tryout/ai/image/dash/scope/task/{id}`]: owner(TASK),
  [`GET ${API}/events`]: signedIn(),

  [`GET ${ORGANISATION}/point/results`]: list((ids) => ({ query: { project_id: ids.project } })),
  [`GET ${ORGANISATION}/point/counts`]: signedIn(),
  [`POST ${ORGANISATION}/point/result`]: owner((ids) => ({
    body: { type: 'ai-image-generator', url: ids.file, task_id: ids.task },
  })),
  [`POST ${API}/results/archive`]: owner((ids) => ({ body: { ids: [ids.result] } })),
  [`POST ${API}/results/{id}`]: owner((ids) => ({
    ...RESULT(ids),
    body: { starred: true, project_id: ids.project },
  })),
  [`DELETE ${ORGANISATION}/point/result/{id}`]: owner(RESULT),

  [`GET /healthz`]: everybody(200),
  [`GET /readyz`]: everybody(200),
  [`GET ${API}/openapi.json`]: everybody(200),
  [`GET /api`]: everybody(200),
  // The address is the permission; this one was made up.
  [`GET /files/{key}`]: everybody(404, () => ({ params: { key: `2026/01/${'f'.repeat(32)}.png` } })),

  [`POST ${API}/cloud/request/ai/image/text2image`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/passport/logout`]: signedIn(),
};
