import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import type { Page } from 'playwright-core';
import { callApi } from './api.ts';

/** Uploads bytes as a program would and returns the file. */
export async function uploadByApi(
  url: string,
  token: string,
  { bytes, type }: { bytes: Buffer; type: string },
): Promise<UploadedFile> {
  const query = new URLSearchParams({ file_name: 'given', content_type: type, size: String(bytes.length) });
  const { data } = await callApi<{ upload_url: string }>(url, 'GET', `/storage/upload/token?${query}`, {
    token,
  });
  const answer = await fetch(data.upload_url, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
  const {
    code,
    message,
    data: file,
  } = (await answer.json()) as {
    code: number;
    message: string;
    data: UploadedFile;
  };
  if (code !== 0) throw new Error(message);
  return file;
}

/** A first press loads the code of the upload list, so that it works without a connection. */
export async function beginUse(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/upload-rows-')),
  );
}
