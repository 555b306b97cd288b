import { ArticleService } from './article.service';

export async function publishArticle(articles: ArticleService) {
  const created = await articles.create({ title: 'Hello', body: 'Draft' });

  await articles.partialUpdate({ id: created.id, body: 'Final text' });

  return articles.findById(created.id);
}
