import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { mayRetry } from './may-retry.ts';
import { unfitReason, uploadReason } from './refusal.ts';

describe('a refusal', () => {
  it('uses the texts of the specification', () => {
    const { refused } = uploadTexts.en;
    const text = (problem: 'type' | 'bytes') => unfitReason({ problem }, {}, uploadTexts.en).text;
    expect(text('type')).toBe('Unsupported file type');
    expect(text('bytes')).toBe('File size exceeds 30MB limit');
    expect(refused.size({ size: 500 })).toBe('File size exceeds 500MB limit');
    expect(refused.count({ max: 4 })).toBe('Max files limit is 4');
    expect([refused.clipboard, refused.clipboardRead]).toEqual([
      'No image in clipboard',
      'Failed to read clipboard',
    ]);
    expect([refused.duplicate, refused.failed]).toEqual([
      'File already exists',
      'Upload failed, please try again',
    ]);
  });

  it.each(['en', 'zh'] as const)('says what to do about each problem in %s', (language) => {
    const limits = { shortest: 400, longest: 7000 };
    for (const problem of ['type', 'bytes', 'pixels', 'too_small', 'too_large'] as const) {
      const { text, hint } = unfitReason({ problem }, limits, uploadTexts[language]);
      expect(text.length).toBeGreaterThan(2);
      expect(hint.length).toBeGreaterThan(4);
    }
    expect(unfitReason({ problem: 'type' }, {}, uploadTexts[language]).hint).toContain('HEIC');
  });

  it('names the file if the fault is ours, and the fault if it is the file’s', () => {
    const reason = (error: unknown) => uploadReason(error, 'cat.png', uploadTexts.zh, zh);
    expect(reason(new ApiError('internal_error')).hint).toBe(
      '应用服务器出错，cat.png 未能上传，请稍后重试。',
    );
    expect(reason(new ApiError('storage_unavailable')).hint).toContain('远程服务器出错，cat.png');
    expect(reason(new Error('no permission')).hint).toContain('文件 cat.png 读取失败');
    for (const code of ['image_unreadable', 'address_unreachable'] as const) {
      const error = new ApiError(code);
      expect(uploadReason(error, 'cat.png', uploadTexts.en, en)).toEqual({ text: en.errors[code], hint: '' });
      expect(mayRetry(error)).toBe(false);
    }
    expect(uploadReason(new ApiError('upload_size_mismatch'), 'cat.png', uploadTexts.en, en)).toEqual({
      text: 'Upload failed, please try again',
      hint: en.errors.upload_size_mismatch,
    });
    expect(mayRetry(new ApiError('upload_size_mismatch'))).toBe(true);
  });

  it('says how full the storage is, in both languages', () => {
    const error = new ApiError('storage_full', {
      data: { used: 2040109466, quota: 2 * 1024 ** 3, needed: 9 },
    });
    expect(uploadReason(error, 'cat.png', uploadTexts.en, en)).toEqual({
      text: en.errors.storage_full,
      hint: '1.9 GB of 2 GB used.',
    });
    expect(uploadReason(error, 'cat.png', uploadTexts.zh, zh).hint).toBe('已用 1.9 GB，共 2 GB。');
  });
});
