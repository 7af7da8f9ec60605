import { defineTool } from './define-tool.ts';
import { SIZES } from './sizes.ts';
import { MODEL_STYLES, STORY_STYLES } from './styles.ts';

const MIA = 'A ten-year-old girl with curly red hair, a green coat and a yellow scarf';
const SCENES = [
  'reading a book under a big tree',
  'walking a dog in the park',
  'in a boat on a lake at sunset',
  'waving in front of a snowy cabin',
];

const MAN = '十岁的男孩，黑色短发，戴眼镜，穿橙色卫衣，背书包';
const SCENES_ZH = ['在大树下看书', '在公园里遛狗', '傍晚坐在湖上的小船里', '在雪中的木屋前挥手'];

/** One picture of the same character in each scene. */
const sampleOf = (name: string, character: string) => (scene: string, index: number) => ({
  file: `${name}-${index + 1}.webp`,
  width: 512,
  height: 512,
  input: {
    character,
    prompt: scene,
    style: ['picture_book', 'anime', 'ukiyo_e', '3d_cartoon'][index] ?? 'picture_book',
    width: 1024,
    height: 1024,
    seed: 7 + index,
  },
});

export const aiConsistentCharacterGenerator = defineTool({
  id: 'ai-consistent-character-generator',
  kind: 'image',
  group: 'generate',
  path: '/ai/image/character/preservation',
  capability: 'character_picture',
  points: 30,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'words',
      name: 'character',
      required: 'description_required',
      maximum: 600,
      rows: 3,
      text: {
        en: {
          label: 'Character',
          placeholder:
            'Age, hair, clothes with their colours, glasses, hat: a girl of ten, curly red hair, …',
        },
        zh: { label: '角色', placeholder: '年龄、发型、衣服和颜色、眼镜、帽子：十岁女孩，红色卷发，……' },
      },
    },
    {
      kind: 'prompt',
      perLine: true,
      samples: {
        en: [
          ...SCENES,
          SCENES.join('\n'),
          'in a cafe\non the moon\nriding a bicycle in the city\nrunning on the beach',
        ],
        zh: [...SCENES_ZH, SCENES_ZH.join('\n'), '在咖啡馆\n在月球上\n在城市里骑自行车\n在海滩上跑步'],
      },
      text: {
        en: {
          label: 'Scenes, one per line',
          placeholder: 'reading under a tree\nin a boat on a lake at sunset',
        },
        zh: { label: '场景，一行一个', placeholder: '在树下看书\n傍晚坐在湖上的小船里' },
      },
    },
    { kind: 'style', values: STORY_STYLES, needsEngine: MODEL_STYLES },
    {
      kind: 'image',
      name: 'reference_url',
      required: false,
      samples: [],
      text: {
        en: {
          label: 'Reference picture',
          hint: 'Optional; needs a connected AI model',
        },
        zh: { label: '参考图', hint: '可不填；需要接入 AI 模型才能照着图里的人画' },
      },
    },
    { kind: 'size', presets: SIZES },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [...SCENES.map(sampleOf('mia', MIA)), ...SCENES_ZH.map(sampleOf('man', MAN))],
  text: {
    en: {
      name: 'Consistent character',
      line: 'Describe a person once and get the same one in every scene and style.',
      description:
        'One character in many pictures: describe age, hair and clothes once, write one scene per line, and get the same person in up to four scenes and nine styles.',
      steps: [
        'Describe the character: age, hair, clothes and their colours, what is always worn.',
        'Write the scenes, one per line. You get one picture per scene, up to four.',
        'Run it. Use the same description again later for the same person in other scenes and styles.',
      ],
      limits: [
        'Up to four scenes a run; any number of runs with the same character',
        'Nine styles, seven ratios',
        'Descriptions and scenes in English or Chinese',
      ],
      questions: [
        {
          question: 'What keeps the character the same?',
          answer:
            'The description. The same words give the same person, whatever the scene, the seed and the style. Change a word and only what it says changes.',
        },
        {
          question: 'What can a scene change?',
          answer:
            'What the character does, feels and holds, and who else is there. Hair, clothes and face stay.',
        },
        {
          question: 'Can it look like a person in a photo?',
          answer:
            'With a connected AI model, yes: add a reference picture. The built-in engine draws from the description alone and says so.',
        },
        {
          question: 'What if I ask for more candidates than scenes?',
          answer: 'Then the scenes take turns, each time with a new composition.',
        },
      ],
      verb: 'Make the scenes',
    },
    zh: {
      name: '角色一致性',
      line: '人物描述一次，每个场景、每种风格里都是同一个人。',
      description:
        '一个角色画进许多画面：年龄、发型、衣着写一次，场景一行一个，最多四个场景、九种风格，都是同一个人。',
      steps: [
        '描述角色：年龄、发型、衣服和颜色、固定的配饰。',
        '写场景，一行一个，有几个场景就画几张，最多四张。',
        '点击“画场景”。以后换场景、换风格，用同样的描述，还是这个人。',
      ],
      limits: ['每次最多四个场景，同一角色可以画任意多次', '九种风格，七种比例', '描述和场景支持中英文'],
      questions: [
        {
          question: '靠什么保持一致？',
          answer: '靠描述。文字相同，人就相同，与场景、种子、风格无关；改一个词，只变那一处。',
        },
        {
          question: '场景能改变什么？',
          answer: '动作、表情、手里拿的东西，还有旁边的人。发型、衣着和长相不变。',
        },
        {
          question: '能照着照片里的人画吗？',
          answer: '接入 AI 模型后可以，加一张参考图即可。内置引擎只按文字画，并会注明。',
        },
        { question: '张数比场景多会怎样？', answer: '场景轮流用，每次重新构图。' },
      ],
      verb: '画场景',
    },
  },
});
