import { MEDIA_LIMITS } from '../media-limits.ts';
import { defineTool } from './define-tool.ts';
import { SPEAKER_TOOL, speechField } from './video-fields.ts';

export const videoRetalk = defineTool({
  id: 'video-retalk',
  ...SPEAKER_TOOL,
  path: '/ai/video/retalk/generate',
  capability: 'retalk',
  fields: [
    {
      kind: 'video',
      name: 'video_url',
      secondsName: 'seconds',
      limits: MEDIA_LIMITS.retalkVideo,
      required: 'video_required',
      samples: ['media/talk.mp4'],
      text: {
        en: { label: 'Video', hint: 'One person who faces the camera' },
        zh: { label: '视频', hint: '画面里一个人，正对镜头' },
      },
    },
    { kind: 'check', of: 'video_url', chosen: 'face_at', portrait: 'face_url' },
    speechField({
      secondsName: 'audio_seconds',
      of: 'video_url',
      limits: MEDIA_LIMITS.retalkAudio,
      required: 'audio_required',
      text: { en: { label: 'New speech' }, zh: { label: '新的声音' } },
    }),
    {
      kind: 'fit',
      name: 'fit',
      video: 'seconds',
      audio: 'audio_seconds',
      text: { en: { label: 'If the lengths differ' }, zh: { label: '时长不一致时' } },
    },
    {
      kind: 'image',
      name: 'face_url',
      required: false,
      longest: 4096,
      samples: [],
      text: {
        en: {
          label: 'Who speaks',
          hint: 'Only if several people are visible: click a face in the picture, or add a photo',
        },
        zh: { label: '说话的人', hint: '仅画面里有多人时需要：在画面中点选，或添加照片' },
      },
    },
  ],
  samples: [
    {
      file: 'talk-zh.mp4',
      width: 480,
      height: 480,
      before: '/samples/media/talk.mp4',
      text: {
        en: 'The same video with new words: the lips follow the Chinese speech, the rest of the picture stays',
        zh: '同一段视频换成中文口播：嘴部跟着新的声音，其余画面不变',
      },
      input: {
        video_url: '/samples/media/talk.mp4',
        seconds: 6,
        audio_url: '/samples/media/speech-zh.mp3',
        audio_seconds: 7,
        fit: 'cut',
      },
    },
  ],
  text: {
    en: {
      name: 'Video retalk',
      line: 'Give a video new words: the lips follow the new sound, everything else stays.',
      description:
        'Replace what a person says in a video of 2 to 120 seconds. The mouth follows an audio file, a recording or typed text. Try the first five seconds first.',
      steps: [
        'Choose a video of one person who faces the camera.',
        'Add the new speech as a file, a recording, or a text with a voice.',
        'Generate the first five seconds, compare them with the original, then generate the rest.',
      ],
      limits: [
        'Video as MP4, AVI or MOV: 2 to 120 seconds, 15 to 60 frames a second, under 300\u00a0MB',
        'Sides of 640 to 2,048 pixels, the longer at most twice the shorter',
        'MP3, WAV or AAC audio of 2 to 120 seconds',
        'A photo of the face: sides of up to 4,096 pixels, at most twice as long as wide',
      ],
      questions: [
        {
          question: 'What happens if the sound is longer than the video?',
          answer:
            'You choose: the video loops, its last frame is held, or the sound is cut. A video that is longer ends with the sound.',
        },
        {
          question: 'How is the price calculated?',
          answer:
            'By the length of the finished video, per 5 seconds or part of it. The price of a sample is deducted from the rest.',
        },
        {
          question: 'There are several people in my video. Who speaks?',
          answer:
            'Click the one who speaks in the first frame. If the engine shows no faces, add a photo of that person.',
        },
        {
          question: 'Does anything else in the video change?',
          answer: 'No. Only the area around the mouth and the sound change.',
        },
      ],
      verb: 'Generate',
    },
    zh: {
      name: '视频改口型',
      line: '给视频换一段话：口型跟着新的声音走，其余画面不变。',
      description:
        '替换 2 至 120\u00a0秒视频里人物说的话，口型跟随新的音频、录音或文字配音。可以先试前 5\u00a0秒。',
      steps: [
        '选一段视频，画面里一个人，正对镜头。',
        '添加新的声音：上传音频、现场录音，或输入文字配音。',
        '先生成前 5\u00a0秒，与原片对比，满意再生成剩余部分。',
      ],
      limits: [
        '视频为 MP4、AVI 或 MOV：2 至 120\u00a0秒，每秒 15 至 60\u00a0帧，小于 300\u00a0MB',
        '边长 640 至 2,048\u00a0像素，长边不超过短边的 2\u00a0倍',
        '音频为 MP3、WAV 或 AAC，2 至 120\u00a0秒',
        '人脸照片：最长边不超过 4,096\u00a0像素，长宽比不超过 2',
      ],
      questions: [
        {
          question: '声音比视频长怎么办？',
          answer: '由你选择：视频从头循环、停在最后一帧，或把声音截断。视频更长时，到声音结束为止。',
        },
        {
          question: '价格怎么算？',
          answer:
            '按成片时长，每 5\u00a0秒计一次，不足 5\u00a0秒按 5\u00a0秒算。样片的积分在生成剩余部分时减去。',
        },
        {
          question: '画面里有好几个人，谁来说？',
          answer: '在首帧画面中点选说话的人。如果引擎不显示人脸，就添加一张那个人的照片。',
        },
        { question: '画面的其他部分会变吗？', answer: '不会，只改动嘴部周围和声音。' },
      ],
      verb: '生成',
    },
  },
});
