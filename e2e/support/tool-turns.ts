/**
 * Which engine does what each tool's first sample asks for, where three hosted ones are set and nobody has changed their
 * order. What is missing here no hosted engine does.
 */
export const HOSTED_ENGINES: Readonly<Record<string, 'bfl' | 'volcengine' | 'dashscope'>> = {
  'ai-image-generator': 'bfl',
  'ai-consistent-character-generator': 'bfl',
  stroke: 'bfl',
  portrait: 'bfl',
  video3d: 'volcengine',
  'ai-image-editor': 'bfl',
  'ai-object-remover': 'volcengine',
  'ai-object-replacer': 'volcengine',
  'ai-image-extender': 'volcengine',
  'ai-bg': 'bfl',
  repaint: 'bfl',
  'replace-model': 'bfl',
  'replace-clothes': 'bfl',
  shoe: 'bfl',
  'ai-image-upscaler': 'dashscope',
  'remove-bg': 'volcengine',
  'ai-image-translator': 'dashscope',
  hair: 'bfl',
  emotion: 'volcengine',
  age: 'volcengine',
  'lip-sync': 'dashscope',
  'video-retalk': 'dashscope',
};

/** Of the tools that both do, those that the built-in engine runs; of the others hosted results are checked by pixel. */
const BUILTIN_TURN: readonly string[] = [
  'ai-image-generator',
  'stroke',
  'ai-image-editor',
  'ai-image-translator',
  'repaint',
  'ai-image-upscaler',
  'hair',
  'emotion',
];

/** Tools with a separate journey, on a clip that is shorter than their sample. */
const OWN_JOURNEYS: readonly string[] = ['remove-subtitle'];

/**
 * Whether a tool that this engine can do is run by it in a browser. The way to a result is the same in front of every
 * engine, so by default the built-in and the hosted ones share the tools; `ENGINES=all` runs each by both.
 */
export function isRunBy(engine: 'builtin' | 'hosted', id: string): boolean {
  if (OWN_JOURNEYS.includes(id)) return false;
  if (process.env['ENGINES'] === 'all' || !(id in HOSTED_ENGINES)) return true;
  return BUILTIN_TURN.includes(id) === (engine === 'builtin');
}
