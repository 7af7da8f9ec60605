import type { Awaits } from './awaits.ts';

/**
 * Section 5: a rule, and the name of the check that holds the product against it at the limit and one beyond; or of the
 * journey that does so in a browser.
 */
export interface RuleRow {
  rule: string;
  check?: string;
  journey?: string;
  awaits?: Awaits;
}

export const RULES: readonly RuleRow[] = [
  { rule: 'audio: at most 15 MB', check: 'audioSize' },
  { rule: 'audio: wav or mp3', check: 'audioTypes' },
  { rule: 'video: at most 500 MB', check: 'videoSize' },
  { rule: 'an image grows to at most 3 times its width', check: 'expansionWidth' },
  { rule: 'an image grows to at most 3 times its height', check: 'expansionHeight' },
  { rule: 'hair style 603: below 2048 x 2048', check: 'shortHair' },
  { rule: 'upload check: file type', check: 'fileType' },
  { rule: 'upload check: size', check: 'fileSize' },
  { rule: 'upload check: the clipboard has an image', journey: 'clipboard' },
  { rule: 'upload check: maximum file count', journey: 'fileCount' },
  { rule: 'upload check: duplicate file', journey: 'duplicate' },
  { rule: 'five uploads at a time', check: 'parallelUploads' },
  { rule: 'required: model image', check: 'modelImage' },
  { rule: 'required: text', check: 'text' },
  { rule: 'required: prompt', check: 'prompt' },
  { rule: 'required: image', check: 'image' },
  { rule: 'required: drawing on the image', check: 'drawing' },
  { rule: 'required: full body and face descriptions', check: 'descriptions' },
  { rule: 'reset password: checked in order', check: 'resetOrder' },
  { rule: 'reset password: the two must match', check: 'resetMatch' },
  { rule: 'reset password: message keys', check: 'resetKeys' },
  { rule: 'the code button is disabled while it counts down', journey: 'codeButton' },
  { rule: 'the e-mail field is of the e-mail type and required', check: 'emailField' },
  { rule: 'team: least users are the members, at least 1', check: 'teamMinimum' },
  { rule: 'team: most users are 5', check: 'teamMaximum' },
  { rule: 'team: default is the members, or 2', check: 'teamDefault' },
  { rule: 'enterprise: least users are the larger of members and 6', check: 'enterpriseMinimum' },
  { rule: 'enterprise: default is 6', check: 'enterpriseDefault' },
  { rule: 'tabs of lower plans are disabled', check: 'lowerTabs' },
  { rule: 'buying while signed out asks to sign in', check: 'guestBuys' },
  { rule: 'projects have an upper limit for each edition', check: 'projectCaps' },
  { rule: 'required: style reference', check: 'styleReference' },
  { rule: 'required: portrait and audio', check: 'portraitAndAudio' },
  { rule: 'required: video', check: 'video' },
  { rule: 'audio: under 60 s', check: 'audioSeconds' },
  { rule: 'required: subtitle region', check: 'subtitleRegion' },
  { rule: 'lip sync video: under 100 MB', check: 'lipSyncVideoSize' },
  { rule: 'lip sync video: under 60 s', check: 'lipSyncVideoSeconds' },
  { rule: 'lip sync video: mp4', check: 'lipSyncVideoTypes' },
  { rule: 'lip sync image: single person', check: 'singlePerson' },
  { rule: 'lip sync image: front view', check: 'frontView' },
  { rule: 'lip sync image: whole face', check: 'wholeFace' },
  { rule: 'lip sync image: longest side under 7000', check: 'portraitLongest' },
  { rule: 'lip sync image: shortest side over 400', check: 'portraitShortest' },
  { rule: 'retalk: file under 300 MB', check: 'retalkSize' },
  { rule: 'retalk: video mp4, avi or mov', check: 'retalkVideoTypes' },
  { rule: 'retalk: audio mp3, wav or aac', check: 'retalkAudioTypes' },
  { rule: 'retalk: video side 640 to 2048', check: 'retalkSides' },
  { rule: 'retalk: frame rate 15 to 60', check: 'retalkFrameRate' },
  { rule: 'retalk: duration 2 to 120 s', check: 'retalkSeconds' },
  { rule: 'retalk: image aspect ratio at most 2', check: 'retalkImageRatio' },
  { rule: 'retalk: longest image edge at most 4096', check: 'retalkImageEdge' },
  { rule: 'retalk: exactly one person', check: 'retalkPerson' },
  { rule: 'script assets: under 1 MB', check: 'scriptAssets' },
  { rule: 'script text: at most 5000 characters', check: 'scriptText' },
];
