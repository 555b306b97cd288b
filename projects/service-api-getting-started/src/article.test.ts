import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Test, TestingModule } from '@nestjs/testing';
import { ObjectNotFoundException } from '@softkit/exceptions';
import { initializeTransactionalContext } from 'typeorm-transactional';
import { AppModule } from './app.module';
import { ArticleService } from './article.service';
import { publishArticle } from './publish-article';

initializeTransactionalContext();

let app: TestingModule;
let articles: ArticleService;

before(async () => {
  app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  articles = app.get(ArticleService, { strict: false });
});

after(() => app.close());

test('keeps the other fields on a partial update', async () => {
  const { title, body } = await publishArticle(articles);

  assert.deepEqual({ title, body }, { title: 'Hello', body: 'Final text' });
});

test('hides an archived article until it is restored', async () => {
  const { id } = await articles.create({ title: 'Old', body: 'Text' });
  await articles.archive(id);

  await assert.rejects(articles.findById(id), ObjectNotFoundException);
  assert.equal(await articles.findById(id, false), undefined);

  await articles.restore(id);
  assert.equal((await articles.findById(id)).title, 'Old');
});
