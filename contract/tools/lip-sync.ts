import { PORTRAIT_SIDES } from '../limits.ts';
import { MEDIA_LIMITS } from '../media-limits.ts';
import { defineTool } from './define-tool.ts';
import { SPEAKER_TOOL, speechField } from './video-fields.ts';

export const lipSync = defineTool({
  id: 'lip-sync',
  ...SPEAKER_TOOL,
  path: '/ai/video/emo/generate',
  capability: 'talking_portrait',
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'portrait_and_audio_required',
      shortest: PORTRAIT_SIDES.above + 1,
      longest: PORTRAIT_SIDES.below - 1,
      samples: ['photos/astronaut.webp'],
      text: {
        en: { label: 'Portrait', hint: 'One person, from the front, with the whole face' },
        zh: { label: '人像', hint: '单人正面，露出整张脸' },
      },
    },
    { kind: 'check', of: 'image_url' },
    speechField({
      secondsName: 'seconds',
      of: 'image_url',
      paidBySeconds: true,
      limits: MEDIA_LIMITS.audio,
      video: MEDIA_LIMITS.lipSyncVideo,
      required: 'portrait_and_audio_required',
      text: { en: { label: 'Speech' }, zh: { label: '声音' } },
    }),
    {
      kind: 'choice',
      name: 'frame',
      initial: '1:1',
      look: 'segments',
      values: [
        { value: '1:1', text: { en: '1:1 Head', zh: '1:1 头像' } },
        { value: '3:4', text: { en: '3:4 Half body', zh: '3:4 半身' } },
      ],
      text: { en: { label: 'Frame' }, zh: { label: '画幅' } },
    },
    {
      kind: 'choice',
      name: 'style',
      initial: 'normal',
      look: 'segments',
      values: [
        { value: 'calm', text: { en: 'Calm', zh: '平静' } },
        { value: 'normal', text: { en: 'Normal', zh: '自然' } },
        { value: 'active', text: { en: 'Active', zh: '活泼' } },
      ],
      text: {
        en: { label: 'Movement', hint: 'How much the head moves' },
        zh: { label: '动作幅度', hint: '头部动作的大小' },
      },
    },
  ],
  samples: [
    {
      file: 'astronaut.mp4',
      width: 480,
      height: 480,
      before: 'portrait.webp',
      text: {
        en: 'One photograph and five seconds of English speech. Press play to hear it',
        zh: '一张照片配一段英语口播，点播放可听声音',
      },
      input: {
        image_url: '/samples/photos/astronaut.webp',
        audio_url: '/samples/media/speech-en.wav',
        seconds: 5,
        frame: '1:1',
        style: 'normal',
      },
    },
    {
      file: 'officer.mp4',
      width: 352,
      height: 352,
      before: 'officer-photo.webp',
      text: {
        en: 'Another portrait, speaking Chinese; the head moves less with the style Calm',
        zh: '换一张人像，讲普通话；选“平静”，头部动作更小',
      },
      input: {
        image_url: '/samples/portrait/officer.webp',
        audio_url: '/samples/media/speech-zh.mp3',
        seconds: 7,
        frame: '1:1',
        style: 'calm',
      },
    },
  ],
  text: {
    en: {
      name: 'Lip sync',
      line: 'Make a portrait speak from an audio file, a recording, or a text read by a voice.',
      description:
        'Turn one portrait and a voice into a talking video of up to 60 seconds. The portrait is checked free of charge, and the first five seconds can be tried first.',
      steps: [
        'Choose a portrait. It is checked at once, free of charge.',
        'Add an audio file, record yourself, or type the words.',
        'Generate the first five seconds, watch them, then generate the rest.',
      ],
      limits: [
        'One person, from the front, with the whole face; sides of 401 to 6,999 pixels',
        'WAV or MP3 audio under 15\u00a0MB and 60 seconds, or the sound of an MP4 under 100\u00a0MB',
        'The result is an MP4 at 1:1 or 3:4',
        'Priced per 5 seconds or part of it; the price of a sample is deducted from the rest',
      ],
      questions: [
        {
          question: 'What does a sample cost?',
          answer:
            'The price of five seconds. Generate the rest within 30 days with the same portrait, sound and settings, and the sample is deducted from its price.',
        },
        {
          question: 'Which portraits work best?',
          answer:
            'A sharp photo of one person looking into the camera, with the mouth closed or slightly open and nothing covering the face.',
        },
        {
          question: 'Can I type a text instead of recording?',
          answer: 'Yes. Choose a voice, its language and its speed; the speech is saved as your audio file.',
        },
        {
          question: 'What happens if the check fails?',
          answer: 'You see which rule was not met. Nothing is started and no points are charged.',
        },
      ],
      verb: 'Generate',
    },
    zh: {
      name: '口型同步',
      line: '让照片里的人开口说话：上传音频、现场录音，或输入文字配音。',
      description: '一张人像加一段声音，生成最长 60\u00a0秒的说话视频。人像免费检测，可以先试前 5\u00a0秒。',
      steps: [
        '选一张人像，会立即免费检测是否合格。',
        '上传音频、录一段话，或输入要说的文字。',
        '先生成前 5\u00a0秒看看，满意再生成剩余部分。',
      ],
      limits: [
        '单人正面，露出整张脸；边长 401 至 6,999\u00a0像素',
        '音频为 WAV 或 MP3，小于 15\u00a0MB，短于 60\u00a0秒；也可取小于 100\u00a0MB 的 MP4 里的声音',
        '成片为 1:1 或 3:4 的 MP4',
        '每 5\u00a0秒计一次费，不足 5\u00a0秒按 5\u00a0秒算；样片的积分在生成剩余部分时减去',
      ],
      questions: [
        {
          question: '样片怎么收费？',
          answer: '按 5\u00a0秒计费。30\u00a0天内用同样的人像、声音和设置生成剩余部分时，会减去这部分积分。',
        },
        {
          question: '什么样的人像效果好？',
          answer: '清晰的单人照片，看向镜头，闭口或微微张口，脸前没有遮挡。',
        },
        {
          question: '可以不录音，直接输入文字吗？',
          answer: '可以。选好音色、语言和语速，合成的语音会保存为你的音频文件。',
        },
        { question: '检测没有通过会怎样？', answer: '会告诉你哪一项不符合。不会开始生成，也不扣积分。' },
      ],
      verb: '生成',
    },
  },
});
