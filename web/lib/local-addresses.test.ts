import { expect, it } from 'vitest';
import { withLocalAddresses } from './local-addresses.ts';

it('takes the origin off addresses of this product, and leaves everything else', () => {
  const answer = {
    url: 'https://studio.example.com/files/2026/01/a.png',
    thumbnail: null,
    image_urls: ['https://studio.example.com/files/2026/01/b.png'],
    Data: { ImageURL: 'http://127.0.0.1:3000/files/2026/01/c.png?exp=1&sig=x' },
    input: {
      image_url: 'http://127.0.0.1/samples/photos/cat.webp',
      prompt: 'https://studio.example.com/files/2026/01/a.png',
    },
    upload_url: 'https://studio.example.com/api.v1/storage/upload/token',
    videoUrl: 'https://provider.example/video.mp4',
    redirect_url: 'https://accounts.example.com/files',
    size: 3,
    none: null,
    list: [{ url: 'https://studio.example.com/files/2026/01/d.png' }, null, 'words'],
  };
  expect(withLocalAddresses(structuredClone(answer))).toEqual({
    ...answer,
    url: '/files/2026/01/a.png',
    image_urls: ['/files/2026/01/b.png'],
    Data: { ImageURL: '/files/2026/01/c.png?exp=1&sig=x' },
    input: { ...answer.input, image_url: '/samples/photos/cat.webp' },
    upload_url: '/api.v1/storage/upload/token',
    list: [{ url: '/files/2026/01/d.png' }, null, 'words'],
  });
});
