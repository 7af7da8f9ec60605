/** Who may do what with stories, films and designs: lines of the table in `matrix.ts`. */
import { type Call, type Expectation, everybody, type Ids, list, signedIn } from './callers.ts';

const API = '/api.v1';
const RESULT = (ids: Ids): Call => ({ params: { id: ids.result } });
/** A collage, neither a story, a film nor a design: those are tested next to their use cases. */
const DOCUMENT = (ids: Ids): Call => ({ params: { id: ids.document } });
const COMMENT = (ids: Ids): Call => ({ params: { id: ids.document, comment: ids.document } });
const SHARE = (ids: Ids): Call => ({ params: { id: ids.document, share: ids.document } });
const MADE_UP_LINK = 'x'.repeat(22);

/** By method and path. */
export const STORY_AREA: Record<string, Expectation> = {
  [`POST ${API}/org/project/works/video`]: signedIn((ids) => ({ body: { document_id: ids.document } }), 404),
  [`GET ${API}/org/project/works/video/marks`]: signedIn(
    (ids) => ({ query: { document_id: ids.document } }),
    404,
  ),
  [`POST ${API}/designs/{id}/inputs`]: signedIn(
    (ids) => ({ ...DOCUMENT(ids), body: { on: { kind: 'all' } } }),
    404,
  ),
  [`GET ${API}/org/project/works/videos`]: list((ids) => ({
    query: { before: ids.result, project_id: ids.project },
  })),
  // The result is an image.
  [`DELETE ${API}/org/project/works/video/{id}`]: signedIn(RESULT, 404),
  [`POST ${API}/stories/sample`]: signedIn(() => ({ body: {} }), 422),
  [`POST ${API}/stories/{id}/shares`]: signedIn((ids) => ({ ...DOCUMENT(ids), body: {} }), 404),
  [`GET ${API}/stories/{id}/shares`]: signedIn(DOCUMENT, 404),
  [`DELETE ${API}/stories/{id}/shares/{share}`]: signedIn(SHARE, 404),
  [`PUT ${API}/stories/{id}/comments/{comment}`]: signedIn(
    (ids) => ({ ...COMMENT(ids), body: { hidden: true } }),
    404,
  ),
  [`DELETE ${API}/stories/{id}/comments/{comment}`]: signedIn(COMMENT, 404),
  [`POST ${API}/open/story`]: everybody(404, () => ({ body: { link: MADE_UP_LINK } })),
  [`POST ${API}/open/story/comments`]: everybody(404, () => ({
    body: { link: MADE_UP_LINK, name: 'Jun', text: 'Hello', revision: 1 },
  })),
  [`GET ${API}/stories/{id}/outside`]: signedIn(DOCUMENT, 404),
  ...Object.fromEntries(
    ['shots/quote', 'shots/draw', 'lines/quote', 'lines/speak', 'shots/move/quote', 'shots/move'].map(
      (step) => [
        `POST ${API}/stories/{id}/${step}`,
        signedIn(
          (ids) => ({
            ...DOCUMENT(ids),
            body: { which: 'missing', ...(step.includes('move') ? { by: 'camera' } : {}) },
          }),
          404,
        ),
      ],
    ),
  ),
  [`POST ${API}/stories/{id}/shots/images`]: signedIn(
    (ids) => ({ ...DOCUMENT(ids), body: { images: [{ shot: 'a', image_url: ids.file }] } }),
    404,
  ),
  [`POST ${API}/films/{id}/shares`]: signedIn((ids) => ({ ...DOCUMENT(ids), body: {} }), 404),
  [`GET ${API}/films/{id}/project`]: signedIn(DOCUMENT, 404),
  [`GET ${API}/films/{id}/shares`]: signedIn(DOCUMENT, 404),
  [`DELETE ${API}/films/{id}/shares/{share}`]: signedIn(SHARE, 404),
  [`POST ${API}/films/{id}/versions`]: signedIn(
    (ids) => ({ ...DOCUMENT(ids), body: { video_url: ids.file } }),
    404,
  ),
  [`POST ${API}/films/{id}/comments/{comment}/replies`]: signedIn(
    (ids) => ({ ...COMMENT(ids), body: { text: 'Hello' } }),
    404,
  ),
  [`PUT ${API}/films/{id}/comments/{comment}`]: signedIn(
    (ids) => ({ ...COMMENT(ids), body: { resolved: true } }),
    404,
  ),
  [`DELETE ${API}/films/{id}/comments/{comment}`]: signedIn(COMMENT, 404),
  [`POST ${API}/open/film`]: everybody(404, () => ({ body: { link: MADE_UP_LINK } })),
  [`POST ${API}/open/film/comments`]: everybody(404, () => ({
    body: { link: MADE_UP_LINK, name: 'Jun', text: 'Hello', at: 0, version: 1 },
  })),
};
