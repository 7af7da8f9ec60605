import type { Awaits } from './awaits.ts';

/**
 * Section 8: a text, its place in the catalogue, and what shows it: a check here, a journey in a browser, or a test of the
 * feature that has it already.
 */
export interface MessageRow {
  /** English, word for word; the Chinese beside it, so that it stays what it is. */
  en: string;
  zh?: string;
  place?: string;
  /** What the text is filled with. */
  parameters?: object;
  check?: string;
  journey?: string;
  /** A test elsewhere that waits for the text, and the words by which it names it. */
  seenIn?: { file: string; by: string };
  awaits?: Awaits;
}

const NAME = { name: 'cat.png' };
const awaited = (en: string, awaits: Awaits = { text: en }): MessageRow => ({ en, awaits });

/** Section 8, Retalk errors and Lip-sync image-quality messages: what is wrong with a file, before a run or in it. */
const FILE_REFUSALS: readonly MessageRow[] = [
  {
    en: 'The file took more than 60 seconds to reach the AI service. Try again, or use a smaller file.',
    zh: '文件传给 AI 服务超过了 60 秒。请重试，或换一个小一些的文件。',
    place: 'errors.media_download_timeout',
    check: 'refusedFile',
  },
  {
    en: 'The AI service could not fetch the file: the connection was refused. Upload it again and try once more.',
    zh: 'AI 服务读取文件时连接被拒绝。请重新上传后再试。',
    place: 'errors.media_download_refused',
    check: 'refusedFile',
  },
  {
    en: 'The file is too large for this tool. Reduce it, or choose another one.',
    zh: '文件超出了这个工具的大小限制，请压缩，或换一个。',
    place: 'errors.media_size',
    check: 'refusedFile',
  },
  {
    en: 'This tool does not accept this file format. Export the video as MP4, or the audio as MP3 or WAV.',
    zh: '这个工具不支持该文件格式。请将视频导出为 MP4，或将音频导出为 MP3、WAV。',
    place: 'errors.media_format',
    check: 'refusedFile',
  },
  {
    en: 'The picture or video is too small or too large. Resize it, or choose another one.',
    zh: '图片或视频的尺寸过小或过大，请调整后再试，或换一个。',
    place: 'errors.media_resolution',
    check: 'refusedFile',
  },
  {
    en: 'This frame rate is not supported. Export the video at 15 to 60 frames a second.',
    zh: '帧率不符合要求，请导出为每秒 15 至 60 帧的视频。',
    place: 'errors.media_frame_rate',
    check: 'refusedFile',
  },
  {
    en: 'The video or audio is too short or too long. Trim it, or choose another one.',
    zh: '视频或音频过短或过长，请调整时长，或换一个。',
    place: 'errors.media_duration',
    check: 'refusedFile',
  },
  {
    en: 'The longer side can be at most twice the shorter one, and at most 4,096 pixels in a picture. Crop it, or choose another one.',
    zh: '画面的长宽比不能超过 2，图片的最长边不能超过 4,096 像素。请裁剪，或换一个。',
    place: 'errors.media_proportions',
    check: 'refusedFile',
  },
  {
    en: 'This file has no playable video or audio. Export it again as MP4, MOV, WebM, MP3 or WAV.',
    zh: '文件里没有可以播放的视频或声音，请重新导出为 MP4、MOV、WebM、MP3 或 WAV。',
    place: 'errors.media_unreadable',
    check: 'refusedFile',
  },
  {
    en: 'No person was found. Choose a picture or a video that shows one person clearly.',
    zh: '没有检测到人物，请使用清晰的单人图片或视频。',
    place: 'errors.no_person',
    check: 'refusedFile',
  },
  {
    en: 'More than one person was found. Crop the picture or video to a single person, or choose another one.',
    zh: '检测到不止一个人，请换成或裁剪为只有一个人的图片或视频。',
    place: 'errors.several_people',
    check: 'refusedFile',
  },
  {
    en: 'The face in the reference picture was not found in the video. Choose a picture of someone who appears in it.',
    zh: '视频里没有参考图中的人脸。请使用视频中出现的人物的照片。',
    place: 'errors.face_not_matched',
    check: 'refusedFile',
  },
  {
    en: 'A setting is missing or not valid. Check the form and try again.',
    zh: '参数缺失或无效，请检查后重试。',
    place: 'errors.media_parameters',
    check: 'refusedFile',
  },
  {
    en: 'The person is too small or too large in the picture. Crop it differently, or choose another one.',
    zh: '人物在图片里占得过小或过大，请重新裁剪，或换一张。',
    place: 'errors.body_proportion',
    check: 'refusedFile',
  },
  {
    en: 'The face is not clear enough. Use a sharp picture with the whole face in view.',
    zh: '人脸不够清楚，请用清晰、露出整张脸的图片。',
    place: 'errors.face_unclear',
    check: 'refusedFile',
  },
  {
    en: 'The person must face the camera, with the whole face in view. Choose another picture.',
    zh: '人物需要正对镜头，并露出整张脸。请换一张图片。',
    place: 'errors.pose_invalid',
    check: 'refusedFile',
  },
];

export const MESSAGES: readonly MessageRow[] = [
  // Transport.
  { en: 'Network Error', zh: '网络错误', place: 'transport.network_error', journey: 'networkError' },
  { en: 'Request aborted', zh: '请求已中止', place: 'transport.aborted', check: 'transport' },
  { en: 'timeout exceeded', zh: '请求超时', place: 'transport.timeout', check: 'transport' },
  // Sign-in and payment.
  { en: 'Login failed', zh: '登录失败', place: 'account.login.error', journey: 'loginFailed' },
  {
    en: 'Please allow pop-up windows to continue logging in',
    zh: '请允许弹出窗口后继续登录',
    place: 'account.login.allowPopup',
    check: 'blockedPopup',
  },
  {
    en: 'Password reset successfully',
    zh: '密码重置成功',
    place: 'account.reset.done',
    journey: 'passwordReset',
  },
  {
    en: 'Failed to generate payment QR code',
    zh: '支付二维码生成失败',
    place: 'payment.pay.qrFailed',
    seenIn: { file: 'e2e/pay-with-wechat.test.ts', by: 'pricing.pay.qrFailed' },
  },
  {
    en: 'Payment failed',
    zh: '支付失败',
    place: 'payment.pay.failed',
    seenIn: { file: 'e2e/pay-with-paypal.test.ts', by: 'pricing.pay.failed' },
  },
  {
    en: 'You have canceled the payment',
    zh: '你已取消支付',
    place: 'payment.pay.cancelled',
    seenIn: { file: 'e2e/pay-with-paypal.test.ts', by: 'pricing.pay.cancelled' },
  },
  // Data.
  { en: 'Get data failed', zh: '获取数据失败', place: 'failures.getData', journey: 'getData' },
  { en: 'Delete failed', zh: '删除失败', place: 'failures.delete', journey: 'deleteFailed' },
  { en: 'Failed to create character', zh: '创建角色失败', place: 'failures.createRole', check: 'createRole' },
  { en: 'Create failed', zh: '创建失败', place: 'failures.create', journey: 'createFailed' },
  { en: 'Save failed', zh: '保存失败', place: 'failures.save', journey: 'saveFailed' },
  { en: 'Load failed', zh: '加载失败', place: 'pages.broken.unloaded.title', journey: 'loadFailed' },
  { en: 'Add project failed', zh: '添加项目失败', place: 'team.projects.addFailed', journey: 'addProject' },
  // Tools.
  { en: 'Processing failed', zh: '处理失败', place: 'errors.task_failed', check: 'failedRun' },
  {
    en: 'Translation failed',
    zh: '翻译失败',
    place: 'failures.tools.ai-image-translator',
    check: 'failedTranslation',
  },
  {
    en: 'Image expansion failed',
    zh: '扩图失败',
    place: 'failures.tools.ai-image-extender',
    check: 'failedExpansion',
  },
  { en: 'No face detected', zh: '未检测到人脸', place: 'errors.no_face', check: 'noFace' },
  { en: 'Detect face failed', zh: '人脸检测失败', place: 'errors.detect_face_failed', check: 'detectFace' },
  {
    en: 'Error querying task status',
    zh: '查询任务状态失败',
    place: 'failures.taskStatus',
    journey: 'taskStatus',
  },
  {
    en: 'Failed to create AI video task',
    zh: 'AI 视频任务创建失败',
    place: 'failures.videoTask',
    journey: 'videoTask',
  },
  { en: 'Please upload image', zh: '请上传图片', place: 'errors.image_required', journey: 'imageRequired' },
  {
    en: 'Please enter prompt',
    zh: '请输入提示词',
    place: 'errors.empty_prompt',
    journey: 'promptRequired',
  },
  { en: 'Please enter prompt', zh: '请输入提示词', place: 'errors.empty_prompt', check: 'emptyPrompt' },
  { en: 'Please upload video', zh: '请上传视频', place: 'errors.video_required', journey: 'subtitleVideo' },
  { en: 'Please upload video', zh: '请上传视频', place: 'errors.video_required', journey: 'dubVideo' },
  {
    en: 'Changes will not be saved',
    zh: '更改将不会保存',
    place: 'leaving.warning',
    seenIn: { file: 'web/lib/leave-warning.test.ts', by: 'Changes will not be saved' },
  },
  // Uploads.
  { en: 'Read failed', zh: '读取失败', place: 'uploads.refused.read', journey: 'readFailed' },
  {
    en: 'Upload failed, please try again',
    zh: '上传失败，请重试',
    place: 'uploads.refused.failed',
    journey: 'uploadFailed',
  },
  {
    en: 'Failed to read clipboard',
    zh: '读取剪贴板失败',
    place: 'uploads.refused.clipboardRead',
    journey: 'clipboardRefused',
  },
  { en: 'Unsupported file type', zh: '不支持的文件类型', place: 'uploads.refused.type', journey: 'fileType' },
  {
    en: 'File size exceeds 30MB limit',
    zh: '文件大小超过 30MB 限制',
    place: 'uploads.refused.size',
    parameters: { size: 30 },
    check: 'fileSize',
  },
  {
    en: 'File size exceeds 500MB limit',
    zh: '文件大小超过 500MB 限制',
    place: 'uploads.refused.size',
    parameters: { size: 500 },
    check: 'videoSize',
  },
  {
    en: 'No image in clipboard',
    zh: '剪贴板中没有图片',
    place: 'uploads.refused.clipboard',
    journey: 'clipboard',
  },
  {
    en: 'Max files limit is 3',
    zh: '最多只能上传 3 个文件',
    place: 'uploads.refused.count',
    parameters: { max: 3 },
    journey: 'fileCount',
  },
  { en: 'File already exists', zh: '文件已存在', place: 'uploads.refused.duplicate', journey: 'duplicate' },
  {
    en: 'Application server error with cat.png. Try again later.',
    zh: '应用服务器出错，cat.png 未能上传，请稍后重试。',
    place: 'uploads.server.application',
    parameters: NAME,
    check: 'applicationServer',
  },
  {
    en: 'Remote server error with cat.png. Try again later.',
    zh: '远程服务器出错，cat.png 未能上传，请稍后重试。',
    place: 'uploads.server.remote',
    parameters: NAME,
    check: 'remoteServer',
  },
  {
    en: 'cat.png could not be read. Try again later.',
    zh: '文件 cat.png 读取失败，请稍后重试。',
    place: 'uploads.server.read',
    parameters: NAME,
    check: 'unreadFile',
  },
  // Where the product does not have the feature yet.
  awaited('Script generation failed'),
  {
    en: 'Your browser cannot encode video. Please use Chrome.',
    zh: '您的浏览器不支持视频编码，请使用 Chrome 浏览器。',
    place: 'film.exporting.noEncoder',
    seenIn: { file: 'e2e/film.test.ts', by: 'exporting.noEncoder' },
  },
  // Of videos, sounds and portraits: the texts are ours.
  ...FILE_REFUSALS,
];

/** Messages without a fixed text, and what shows that they are there. */
export const OTHER_MESSAGES = [
  { what: 'the limit of projects is reached', check: 'projectLimit' },
  { what: 'HTTP 401 has no message', check: 'silent401' },
  { what: 'code 100505 has no toast', check: 'silent100505' },
  { what: 'the browser asks before the page is left while something would be lost', journey: 'leavePage' },
] as const;
