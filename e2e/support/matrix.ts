/** Who may do what, for every endpoint: the table that the matrix test compares with the product. */

import { toolEndpoints } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import {
  admins,
  type Call,
  type Expectation,
  everybody,
  type Ids,
  list,
  operator,
  owner,
  signedIn,
} from './callers.ts';
import { MANY } from './orders.ts';
import { STORY_AREA } from './story-matrix.ts';

const API = '/api.v1';
const TASK = (ids: Ids): Call => ({ params: { id: ids.task } });
const RESULT = (ids: Ids): Call => ({ params: { id: ids.result } });
const BATCH = (ids: Ids): Call => ({ params: { id: ids.batch } });
const DOCUMENT = (ids: Ids): Call => ({ params: { id: ids.document } });
const BYSTANDER = (ids: Ids): Call => ({ params: { id: ids.bystander } });
const IN_PROJECT = (ids: Ids): Call => ({ params: { id: ids.project, user_id: ids.bystander } });
const CAPTURED = (ids: Ids) => ({ id: ids.order, paypal_order_id: 'made-up' });
const MADE_UP_TOKEN = 'x'.repeat(32);
const UPLOAD = { file_name: 'a.png', content_type: 'image/png' };
const ORGANISATION = `${API}/cloud/request/system/org/current`;
const ORDER = `${API}/cloud/request/system/org/order`;
const ADMIN = `${API}/admin`;

/** By method and path; a new endpoint needs its line here. */
export const EXPECTED: Record<string, Expectation> = {
  [`POST ${API}/passport/register/email`]: everybody(422, () => ({ body: {} })),
  [`POST ${API}/passport/login/email`]: everybody(422, () => ({ body: {} })),
  // Sign-in by mobile belongs to the other site; malformed bodies are refused before that check.
  [`POST ${API}/passport/register/mobile`]: everybody(422, () => ({ body: {} })),
  [`POST ${API}/passport/login/mobile`]: everybody(422, () => ({ body: {} })),
  [`GET ${API}/user/current`]: signedIn(),
  [`GET ${API}/user/draft-key`]: signedIn(() => ({ query: { seal: '0'.repeat(32) } })),

  [`GET ${ORGANISATION}`]: signedIn(),
  [`GET ${ORGANISATION}/point`]: signedIn(),

  [`POST ${API}/passport/reset/password/email`]: everybody(422, () => ({ body: {} })),
  [`POST ${API}/passport/reset/password/link`]: everybody(422, () => ({ body: {} })),
  [`GET ${API}/passport/oauth/url`]: everybody(403, () => ({ query: { redirect_url: 'http://x.test/' } })),
  [`POST ${API}/passport/oauth/login`]: everybody(422, () => ({ body: {} })),
  [`POST ${API}/user/password`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/user/delete`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/user/email/code`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/user/email`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/user/mobile`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/user/profile`]: signedIn(() => ({ body: {} })),
  [`GET ${API}/open/system/site`]: everybody(200),

  [`GET ${API}/org/user/orgs`]: signedIn(),
  [`POST ${API}/user/switch/org/{id}`]: {
    ...signedIn((ids) => ({ params: { id: ids.organisation } }), 200, { stranger: 404 }),
    hidden: ['stranger'],
  },
  [`GET ${API}/org/writing`]: signedIn(),
  [`PUT ${API}/org/writing`]: admins(() => ({ body: { tone: 'Short', words: [], commands: [] } })),
  [`PUT ${API}/user/writing`]: signedIn(() => ({ body: { commands: [] } })),
  [`PUT ${API}/org/current`]: admins(() => ({ body: { name: 'Renamed' } })),
  [`GET ${API}/org/members`]: signedIn(),
  [`PUT ${API}/org/member/{id}`]: admins((ids) => ({ ...BYSTANDER(ids), body: { role: 'admin' } }), {
    stranger: 403,
    admin: 403,
  }),
  [`DELETE ${API}/org/member/{id}`]: { ...admins(BYSTANDER, { stranger: 404 }), hidden: ['stranger'] },
  [`GET ${API}/org/invitations`]: admins(),
  [`POST ${API}/org/invitation`]: admins(() => ({ body: { uses: 1, days: 1 } })),
  [`DELETE ${API}/org/invitation/{id}`]: {
    ...admins((ids) => ({ params: { id: ids.invitation } }), { stranger: 404 }),
    hidden: ['stranger'],
  },
  [`GET ${API}/org/api-keys`]: admins(),
  [`POST ${API}/org/api-key`]: admins(() => ({
    body: { name: 'Shop', scopes: ['run'], days: 30, points_limit: 100 },
  })),
  [`DELETE ${API}/org/api-key/{id}`]: {
    ...admins((ids) => ({ params: { id: ids.apiKey } }), { stranger: 404 }),
    hidden: ['stranger'],
  },
  [`GET ${API}/open/invitation/{code}`]: everybody(422, () => ({ params: { code: 'made-up' } })),
  [`POST ${API}/user/join`]: signedIn(() => ({ body: { inviteCode: 'made-up' } }), 422),
  [`GET ${API}/org/projects`]: admins(),
  [`GET ${API}/org/user/projects`]: signedIn(),
  [`POST ${API}/org/project`]: signedIn(() => ({ body: { name: 'Another' } })),
  [`PUT ${API}/org/project/{id}`]: owner((ids) => ({
    params: { id: ids.project },
    body: { name: 'Renamed' },
  })),
  [`PUT ${API}/org/project/{id}/member/{user_id}`]: owner((ids) => ({ ...IN_PROJECT(ids), body: {} })),
  [`DELETE ${API}/org/project/{id}/member/{user_id}`]: owner(IN_PROJECT),
  [`POST ${API}/org/founder`]: {
    ...admins((ids) => ({ body: { user_id: ids.bystander } }), { stranger: 403, admin: 403 }),
    rank: 2,
  },
  // By now the founder has passed the role on, and has no other team.
  [`POST ${API}/org/leave`]: { ...signedIn(() => ({}), 200, { founder: 409 }), rank: 3 },

  [`GET ${API}/open/system/version/products`]: everybody(200),
  [`GET ${API}/credits/terms`]: signedIn(),
  [`POST ${ORDER}/wechat/native`]: admins((ids) => ({ body: { product_id: ids.product, total: MANY } })),
  [`POST ${ORDER}/paypal`]: admins(
    (ids) => ({
      body: { product_id: ids.product, total: 50, return_url: 'http://x.test', cancel_url: 'http://x.test' },
    }),
    { stranger: 422, admin: 422, founder: 422 },
  ),
  [`GET ${ORDER}/{id}`]: owner((ids) => ({ params: { id: ids.order } })),
  [`POST ${ORDER}/{id}/cancel`]: owner((ids) => ({ params: { id: ids.order } })),
  [`POST ${ORDER}/paypal/capture`]: signedIn((ids) => ({ body: { ...CAPTURED(ids) } }), 404),
  [`GET ${ORDER}/paypal/capture`]: signedIn((ids) => ({ query: CAPTURED(ids) }), 404),
  [`GET ${API}/credits/orders`]: signedIn(),
  [`GET ${API}/credits/orders/{id}/invoice`]: owner((ids) => ({ params: { id: ids.order } })),
  [`POST ${API}/pay/wechat/notice`]: everybody(400, () => ({ body: {} })),
  [`POST ${API}/pay/paypal/notice`]: everybody(400, () => ({ body: {} })),
  [`GET ${API}/open/sandbox/payment/{token}`]: everybody(404, () => ({ params: { token: MADE_UP_TOKEN } })),
  [`POST ${API}/open/sandbox/payment/{token}`]: everybody(404, () => ({
    params: { token: MADE_UP_TOKEN },
    body: { answer: 'approve' },
  })),

  [`GET ${API}/open/system/org/point/config`]: everybody(200),
  [`GET ${API}/credits/records/file`]: signedIn(),
  [`GET ${API}/credits/daily`]: signedIn(),
  [`GET ${API}/tools/qrcode/text`]: signedIn(() => ({ query: { text: 'hello' } })),
  [`GET ${API}/credits/records`]: list((ids) => ({ query: { task_id: ids.task, before: ids.ledger } })),

  [`GET ${API}/storage/upload/token`]: owner((ids) => ({ query: { ...UPLOAD, project_id: ids.project } })),
  [`GET ${API}/open/storage/upload/token`]: owner((ids) => ({
    query: { ...UPLOAD, project_id: ids.project },
  })),
  [`PUT ${API}/storage/upload/{token}`]: everybody(403, () => ({ params: { token: 'made-up' } })),
  [`GET ${API}/storage/upload/{token}/parts`]: everybody(403, () => ({ params: { token: 'made-up' } })),
  [`PUT ${API}/storage/upload/{token}/parts/{start}`]: everybody(403, () => ({
    params: { token: 'made-up', start: '0' },
  })),
  [`POST ${API}/storage/upload/{token}/finish`]: everybody(403, () => ({ params: { token: 'made-up' } })),
  // No URL reaches an internal address.
  [`POST ${API}/storage/upload/url`]: owner(
    (ids) => ({ body: { url: 'http://127.0.0.1/a.png', project_id: ids.project } }),
    422,
  ),
  [`GET ${API}/storage/usage`]: signedIn(),
  // All users may remove their uploads; no upload has this id.
  [`DELETE ${API}/storage/files/{id}`]: {
    ...signedIn((ids) => ({ params: { id: ids.result } }), 404),
    hidden: ['stranger', 'member'],
  },
  [`DELETE ${API}/storage/files`]: signedIn(),
  [`GET ${API}/storage/files`]: list((ids) => ({ query: { before: ids.result } })),
  [`POST ${API}/storage/copies`]: list((ids) => ({ body: { file_ids: [ids.result] } })),

  [`GET ${API}/org/stock/items`]: list((ids) => ({ query: { before: ids.stock, project_id: ids.project } })),
  [`GET ${API}/org/stock/item/search`]: list((ids) => ({
    query: { search: 'boat', before: ids.stock, project_id: ids.project },
  })),
  [`POST ${API}/org/stock/item`]: owner((ids) => ({ body: { url: ids.file, name: 'A boat' } })),
  [`PUT ${API}/org/stock/item/{id}`]: owner((ids) => ({
    params: { id: ids.stock },
    body: { name: 'A boat', project_id: ids.project },
  })),
  [`DELETE ${API}/org/stock/item/{id}`]: owner((ids) => ({ params: { id: ids.stock } })),
  [`GET ${API}/cloud/request/system/stock/items`]: list((ids) => ({ query: { before: ids.stock } })),

  [`POST ${API}/org/project/works/role`]: owner((ids) => ({
    body: { project_id: ids.project, name: 'Mara' },
  })),
  [`PUT ${API}/org/project/works/role/{id}`]: owner((ids) => ({
    params: { id: ids.role },
    body: { name: 'Mara', avatar: ids.file },
  })),
  [`GET ${API}/org/project/works/role`]: owner((ids) => ({ query: { id: ids.role } })),
  [`GET ${API}/org/project/works/roles`]: list((ids) => ({
    query: { before: ids.role, project_id: ids.project, search: 'ma' },
  })),
  [`DELETE ${API}/org/project/works/role/{id}`]: owner((ids) => ({ params: { id: ids.role } })),
  [`POST ${API}/org/project/works/role/model`]: owner((ids) => ({
    body: { role_id: ids.role, image_url: ids.file },
  })),
  [`GET ${API}/org/project/works/role/models`]: owner((ids) => ({ query: { role_id: ids.role } })),
  [`DELETE ${API}/org/project/works/role/model/{id}`]: owner((ids) => ({ params: { id: ids.look } })),

  [`POST ${API}/scripts/split`]: signedIn(() => ({ body: { text: 'ANNA: Hello.' } })),
  // The call has no file.
  [`PUT ${API}/scripts/read`]: signedIn(() => ({ query: { name: 'scene.txt' } }), 422),
  [`PUT ${API}/text-files/read`]: signedIn(() => ({ query: { name: 'text.md' } }), 422),

  [`GET ${API}/tasks`]: list((ids) => ({ query: { before: ids.task } })),
  [`GET ${API}/tasks/{id}`]: owner(TASK),
  // The founder's run has ended.
  [`POST ${API}/tasks/{id}/cancel`]: owner(TASK, 409),
  [`GET ${API}/batches`]: list((ids) => ({ query: { before: ids.batch } })),
  [`GET ${API}/batches/{id}`]: owner(BATCH),
  [`POST ${API}/batches/{id}/cancel`]: owner(BATCH),
  [`POST ${API}/batches/{id}/retry`]: owner(BATCH),
  [`POST ${API}/batches/quote`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/batches`]: signedIn(() => ({ body: {} }), 422),
  [`GET ${API}/cloud/tryout/ai/image/dash/scope/task/{id}`]: owner(TASK),
  // The run is one of another tool.
  [`GET ${API}/cloud/request/ai/video/image/v3/{id}`]: signedIn(TASK, 404),
  [`POST ${API}/cloud/request/ai/video/image/v3`]: signedIn(() => ({ body: { image_url: '' } }), 422),
  [`POST ${API}/cloud/tryout/ai/image/translate/result`]: owner((ids) => ({ body: { id: ids.number } })),
  // Runs of others are left out.
  [`POST ${API}/cloud/tryout/ai/video/result`]: list((ids) => ({ body: { id_projects: [ids.number] } })),
  [`GET ${API}/events`]: signedIn(),

  [`GET ${ORGANISATION}/point/results`]: list((ids) => ({ query: { project_id: ids.project } })),
  [`GET ${ORGANISATION}/point/counts`]: signedIn(),
  // All users file their results.
  [`POST ${ORGANISATION}/point/result`]: {
    ...signedIn((ids) => ({ body: { type: 'ai-image-generator', url: ids.file, task_id: ids.task } }), 404, {
      founder: 200,
    }),
    hidden: ['stranger', 'member'],
  },
  [`DELETE ${API}/results/bin`]: signedIn(),
  [`POST ${API}/results/archive`]: owner((ids) => ({ body: { ids: [ids.result] } })),
  [`GET ${API}/results/{id}/export`]: owner((ids) => ({ ...RESULT(ids), query: { format: 'webp' } })),
  [`POST ${API}/results/{id}`]: owner((ids) => ({
    ...RESULT(ids),
    body: { starred: true, project_id: ids.project },
  })),
  [`GET ${API}/results/{id}/derivations`]: owner(RESULT),
  [`DELETE ${ORGANISATION}/point/result/{id}`]: owner(RESULT),

  [`GET ${API}/documents`]: list((ids) => ({ query: { before: ids.document, project_id: ids.project } })),
  [`POST ${API}/documents`]: signedIn(() => ({
    body: { kind: 'collage', name: 'Collage', schema: 2, content: EMPTY_COLLAGE },
  })),
  [`GET ${API}/documents/{id}`]: owner(DOCUMENT),
  [`PUT ${API}/documents/{id}`]: owner((ids) => ({
    ...DOCUMENT(ids),
    body: { revision: 1, schema: 2, content: { ...EMPTY_COLLAGE, gap: 2 } },
  })),
  [`POST ${API}/documents/{id}`]: owner((ids) => ({
    ...DOCUMENT(ids),
    body: { name: 'Renamed', project_id: ids.project },
  })),
  [`DELETE ${API}/documents/{id}`]: owner(DOCUMENT),
  [`DELETE ${API}/documents/bin`]: signedIn(),
  [`POST ${API}/texts/outlines`]: signedIn(() => ({
    body: { lines: [{ text: 'Ink', font: 'sans', bold: false }] },
  })),
  [`POST ${API}/documents/{id}/copy`]: owner((ids) => ({
    ...DOCUMENT(ids),
    body: { name: 'Copy', save: 'a-copy-of-the-table' },
  })),
  [`GET ${API}/documents/{id}/revisions`]: owner(DOCUMENT),
  [`GET ${API}/documents/{id}/export`]: owner((ids) => ({ ...DOCUMENT(ids), query: { longest: '64' } })),
  // The document of the matrix is a collage, and texts alone keep files.
  [`GET ${API}/documents/{id}/originals`]: signedIn(DOCUMENT, 404),
  [`PUT ${API}/documents/{id}/originals`]: signedIn(
    (ids) => ({ ...DOCUMENT(ids), query: { name: 'a.md' } }),
    404,
  ),
  [`GET ${API}/documents/{id}/originals/{original}`]: signedIn(
    (ids) => ({ params: { id: ids.document, original: ids.document } }),
    404,
  ),
  [`POST ${API}/documents/{id}/restore`]: owner((ids) => ({
    ...DOCUMENT(ids),
    body: { revision: 1, from: 1 },
  })),

  [`GET /healthz`]: everybody(200),
  [`GET /readyz`]: everybody(200),
  [`GET ${API}/openapi.json`]: everybody(200),
  [`GET /api`]: everybody(200),
  // The key is the permission; this one does not exist.
  [`GET /files/{key}`]: everybody(404, () => ({ params: { key: `2026/01/${'f'.repeat(32)}.png` } })),

  // The journeys test what a tool does with a picture, and that pictures of others look like missing ones.
  ...Object.fromEntries(
    TOOLS.flatMap(toolEndpoints).map(({ endpoint }) => [
      `POST ${API}${endpoint.path}`,
      signedIn(() => ({ body: { image_url: '/files/none' } }), 422),
    ]),
  ),
  ...Object.fromEntries(
    ['cut-out', 'faces', 'texts'].map((help) => [
      `POST ${API}/assists/${help}`,
      signedIn(() => ({ body: { image_url: '/files/none' } }), 422),
    ]),
  ),
  [`POST ${API}/assists/subtitle-areas`]: signedIn(() => ({ body: { video_url: '/files/none' } }), 422),
  [`POST ${API}/assists/subtitle-preview`]: signedIn(
    () => ({ body: { video_url: '/files/none', at: 0, areas: [], quality: 'draft' } }),
    422,
  ),
  // Steps of projects are tested next to their use cases.
  [`POST ${API}/cloud/request/ai/video/translate/subtitle/lines`]: signedIn(
    () => ({ body: { video_url: '/files/none', from: 'segments' } }),
    422,
  ),
  [`POST ${API}/cloud/request/ai/video/translate/subtitle/words`]: signedIn(
    () => ({ body: { lines: [{ text: 'Exit' }], to: 'zh' } }),
    503,
  ),
  // The document is a collage, which is saved whole; documents with parts are tested next to their use cases.
  [`POST ${API}/documents/{id}/saves`]: signedIn(
    (ids) => ({
      ...DOCUMENT(ids),
      body: {
        schema: 2,
        save: 'save-0001',
        writer: 'page-0001',
        base: 1,
        changes: [{ id: 'head', set: {} }],
      },
    }),
    404,
  ),
  [`GET ${API}/documents/{id}/changes`]: signedIn(
    (ids) => ({ ...DOCUMENT(ids), query: { since: '0' } }),
    404,
  ),
  [`POST ${API}/documents/{id}/presence`]: owner((ids) => ({
    ...DOCUMENT(ids),
    body: { page: 'page-0001', view: 'script' },
  })),
  ...STORY_AREA,
  [`GET ${API}/documents/{id}/video-price`]: signedIn(DOCUMENT, 404),
  [`GET ${API}/documents/{id}/subtitles`]: signedIn(DOCUMENT, 404),
  [`POST ${API}/cloud/request/ai/video/translate/audio/lines`]: signedIn(
    (ids) => ({ body: { document_id: ids.document, lines: [{ text: 'Exit' }] } }),
    404,
  ),
  [`POST ${API}/cloud/request/ai/video/translate/audio/fit`]: signedIn(
    () => ({ body: { text: 'Leave by the exit', characters: 4, to: 'en' } }),
    503,
  ),
  [`POST ${API}/assists/subtitle-file`]: signedIn(() => ({ body: { content: 'eA==' } }), 422),
  [`POST ${API}/cloud/request/ai/video/emo/detect`]: signedIn(
    () => ({ body: { image_url: '/files/none' } }),
    422,
  ),
  // Tests with a simulated language model cover its texts; here none is connected.
  [`POST ${API}/cloud/request/ai/chat/completions`]: signedIn(
    () => ({ body: { messages: [{ role: 'user', content: 'Hello' }] } }),
    503,
  ),
  [`POST ${API}/cloud/request/ai/text/assist`]: signedIn(
    () => ({ body: { kind: 'translate', text: 'Hello' } }),
    503,
  ),
  [`POST ${API}/cloud/request/ai/text/lines`]: signedIn(() => ({ body: { lines: ['Exit'], to: 'zh' } }), 503),
  [`POST ${API}/cloud/request/ai/gpt/text/script`]: signedIn(() => ({ body: { prompt: 'a fox' } }), 503),
  [`POST ${API}/cloud/request/ai/gpt/vision/script`]: signedIn(
    () => ({ body: { image_urls: ['/files/none'] } }),
    422,
  ),
  [`POST ${API}/cloud/tryout/ai/gpt/text/model`]: signedIn(() => ({ body: { prompt: 'Hello' } }), 503),
  [`GET ${API}/cloud/tryout/ai/speech/voices`]: signedIn(),
  [`GET ${API}/cloud/tryout/ai/video/tts/list`]: signedIn(),
  [`GET ${API}/cloud/tryout/ai/speech/preview`]: signedIn(
    () => ({ query: { engine: 'speech', voice: 'none' } }),
    404,
  ),
  // Speech and its cost are tested next to its use case.
  [`POST ${API}/cloud/tryout/ai/speech/audio`]: signedIn(() => ({ body: { text: '?' } }), 422),
  [`POST ${API}/cloud/request/ai/audio/nls/tts/v3`]: signedIn(() => ({ body: { text: '?' } }), 422),
  [`POST ${API}/cloud/tryout/ai/video/task/enum`]: signedIn(),
  [`POST ${API}/passport/logout`]: { ...signedIn(), rank: 4 },
  // The previous line has ended the tokens.
  [`POST ${API}/passport/logout/all`]: { ...signedIn(() => ({}), 401), rank: 5 },

  [`GET ${ADMIN}/overview`]: operator(),
  [`GET ${ADMIN}/users`]: operator(),
  [`POST ${ADMIN}/users/{id}`]: operator((ids) => ({
    params: { id: ids.bystander },
    body: { disabled: true, reason: 'because' },
  })),
  [`GET ${ADMIN}/organisations`]: operator(),
  [`POST ${ADMIN}/organisations/{id}/points`]: operator((ids) => ({
    params: { id: ids.organisation },
    body: { points: 5, reason: 'because' },
  })),
  [`GET ${ADMIN}/orders`]: operator(),
  [`POST ${ADMIN}/orders/{id}/check`]: operator((ids) => ({ params: { id: ids.order } })),
  [`POST ${ADMIN}/orders/{id}/refund`]: operator((ids) => ({
    params: { id: ids.order },
    body: { reason: 'because' },
  })),
  [`GET ${ADMIN}/products`]: operator(),
  [`POST ${ADMIN}/products`]: operator(() => ({ body: {} })),
  [`PUT ${ADMIN}/products/{id}`]: operator((ids) => ({ params: { id: ids.product }, body: {} })),
  [`GET ${ADMIN}/prices`]: operator(),
  [`PUT ${ADMIN}/prices`]: operator(() => ({ body: {} })),
  [`GET ${ADMIN}/tasks`]: operator(),
  [`POST ${ADMIN}/tasks/{id}/cancel`]: operator((ids) => ({ ...TASK(ids), body: { reason: 'because' } })),
  [`POST ${ADMIN}/tasks/{id}/retry`]: operator((ids) => ({ ...TASK(ids), body: { reason: 'because' } })),
  [`GET ${ADMIN}/engines`]: operator(),
  [`PUT ${ADMIN}/engines/order`]: operator(() => ({ body: {} })),
  [`GET ${ADMIN}/engines/settings`]: operator(),
  [`PUT ${ADMIN}/engines/settings`]: operator(() => ({ body: {} })),
  [`POST ${ADMIN}/engines/test`]: operator(() => ({ body: {} })),
  [`POST ${ADMIN}/models`]: operator(() => ({ body: {} })),
  [`GET ${ADMIN}/models`]: operator(),
  [`GET ${ADMIN}/costs`]: operator(),
  [`GET ${ADMIN}/costs/file`]: operator(),
  [`GET ${ADMIN}/audit`]: operator(),
};
