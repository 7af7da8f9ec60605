/** What the rows of the table show of their speech, loaded separately: there are no rows at first. */
export { RewriteLine } from './rewrite-line.tsx';
export { SpeakerField } from './speaker-field.tsx';
export { SpeechMargin } from './speech-margin.tsx';
