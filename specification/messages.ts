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
  awaited('Failed to create character'),
  ...[
    'a browser that cannot encode video',
    'retalk: download timeout, connection refused, size, format, resolution, frame rate, duration, image size',
    'retalk: cannot open, no or several persons, face match, parameters',
  ].map((what, at) => awaited(what, at === 0 ? { route: '/story/video-editor' } : { tool: 'video-retalk' })),
  awaited('lip sync: body, proportion, resolution, clearness, pose', { tool: 'lip-sync' }),
];

/** Messages without a fixed text, and what shows that they are there. */
export const OTHER_MESSAGES = [
  { what: 'the limit of projects is reached', check: 'projectLimit' },
  { what: 'HTTP 401 has no message', check: 'silent401' },
  { what: 'code 100505 has no toast', check: 'silent100505' },
  { what: 'the browser asks before the page is left while something would be lost', journey: 'leavePage' },
] as const;
