import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { AvatarService } from './avatar.service';
import { VideoService } from './video.service';

let app: NestFastifyApplication;

before(async () => {
  const testing = await Test.createTestingModule({ imports: [AppModule] }).compile();
  app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
});

after(() => app.close());

test('uploads with a form and downloads with a presigned URL', async () => {
  const avatars = app.get(AvatarService);
  const { url, fields, key } = await avatars.uploadForm('Olena.PNG');
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['picture']));

  const uploaded = await fetch(url, { method: 'POST', body: form });
  assert.equal(uploaded.status, 204);

  const downloaded = await fetch(await avatars.link(key));
  assert.equal(await downloaded.text(), 'picture');
  assert.match(key, /^new\/[\w-]{21}-olena\.png$/);
});

test('uploads a large file in parts', async () => {
  const videos = app.get(VideoService);
  const file = Buffer.alloc(17 * 1024 * 1024, 'v');
  const partSize = 16 * 1024 * 1024;
  const { uploadId, key, uploadUrls } = await videos.start('talk.mp4', file.length);
  assert.equal(uploadUrls.length, 2);

  const parts = await Promise.all(
    uploadUrls.map(async (url, index) => {
      const body = file.subarray(index * partSize, (index + 1) * partSize);
      const { headers } = await fetch(url, { method: 'PUT', body });
      return { eTag: headers.get('etag') ?? '', partNumber: index + 1 };
    }),
  );
  await videos.finish(uploadId, key, parts);
});

test('uploads and downloads a document with presigned URLs', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/documents/get-upload-presign-url',
    payload: { filesData: [{ originalFileName: 'offer.txt' }] },
  });
  const [{ key, preSignedUrl }] = answer.json();
  await fetch(preSignedUrl, { method: 'PUT', body: 'Our offer' });

  const redirect = await app.inject({ url: `/documents/download-file/${key}` });
  assert.equal(redirect.statusCode, 307);
  const document = await fetch(String(redirect.headers['location']));
  assert.equal(await document.text(), 'Our offer');
});
