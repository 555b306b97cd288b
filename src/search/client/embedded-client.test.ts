import { buildPart, PARTS } from '../records/build-part';
import { sampleGuide, sampleSection, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { createEmbeddedClient } from './embedded-client';
import { SearchUnavailable } from './search-client';

const docs = [
  sampleGuide({
    path: '/redis/',
    title: 'Redis',
    sections: [sampleSection({ text: 'Connections are pooled.' })],
  }),
  sampleSymbol({
    name: 'connect',
    kind: 'function',
    signatures: [{ typeParameters: [], parameters: ['string'], returns: 'Promise<Redis>' }],
  }),
];
const records = toSearchRecords(docs);
const parts: Record<string, string> = Object.fromEntries(
  PARTS.map((part) => [part, buildPart(part, docs, records, [])]),
);

/** Serves the index parts. `answers` replaces the responses for some of them. */
function serve(answers: Record<string, () => Promise<Response>> = {}) {
  const asked: string[] = [];
  const fetchPart = ((url: string) => {
    const part = url.slice(1);
    asked.push(part);
    return answers[part]?.() ?? Promise.resolve(new Response(parts[part]));
  }) as typeof fetch;
  return { asked, client: createEmbeddedClient({ partUrl: (part) => `/${part}`, fetchPart }) };
}
const ask = (query: string) => ({ query, filters: {}, limit: 5 });

describe('the embedded client', () => {
  it('searches names as soon as they are loaded, and text later', async () => {
    const { client, asked } = serve();
    expect((await client.search(ask('redis'))).hits[0]?.url).toBe('/redis/');
    expect(asked).toEqual(['names']);
    expect((await client.search(ask('pooled'))).total).toBe(0);
    let betterAnswers = 0;
    client.onBetterAnswers(() => betterAnswers++);
    await client.warmUp();
    expect(betterAnswers).toBe(1);
    expect((await client.search(ask('pooled'))).hits[0]?.url).toBe('/redis/');
  });

  it.each([
    ['has come', () => new Response(parts['full'])],
    ['does not come', () => new Response('', { status: 404 })],
  ])('marks results as partial until the text %s', async (_what, answer) => {
    let arrive = () => {};
    const text = new Promise<Response>((resolve) => (arrive = () => resolve(answer())));
    const { client } = serve({ full: () => text });
    let betterAnswers = 0;
    client.onBetterAnswers(() => betterAnswers++);
    const ready = client.warmUp();
    expect(await client.search(ask('redis'))).toMatchObject({ isPartial: true, total: 2 });
    // The full text may contain the second word and change the order.
    expect(await client.search(ask('redis pools'))).toMatchObject({ isPartial: true, total: 0, hits: [] });
    arrive();
    await ready;
    expect(betterAnswers).toBe(1);
    expect(await client.search(ask('redis'))).toMatchObject({ isPartial: false });
    expect((await client.search(ask('redis pools'))).total).toBeGreaterThan(0);
  });

  it('loads each part once', async () => {
    const { client, asked } = serve();
    await Promise.all([client.warmUp(), client.search(ask('redis')), client.warmUp()]);
    await client.search(ask('string -> Promise<Redis>'));
    await client.search(ask('-> Redis'));
    expect(asked.sort()).toEqual(['full', 'names', 'types']);
  });

  it("searches a type query's words if no signature matches", async () => {
    const { client } = serve();
    const answer = await client.search(ask('Redis -> connect'));
    expect(answer).toMatchObject({ byType: false });
    expect(answer.hits.map(({ title }) => title)).toContain('connect');
  });

  it('finds signatures for a type query', async () => {
    const { client } = serve();
    const answer = await client.search(ask('string -> Promise<Redis>'));
    expect(answer).toMatchObject({ byType: true, total: 1 });
    expect(answer.hits[0]).toMatchObject({ title: 'connect', group: 'symbol' });
  });

  it('applies typed filters to a type query', async () => {
    const { client } = serve();
    const query = 'string -> Promise<Redis>';
    const match = await client.search(ask(`pkg:redis ${query}`));
    expect(match).toMatchObject({ byType: true, total: 1, filters: { package: 'redis' } });
    expect(await client.search(ask(`fn: ${query}`))).toMatchObject({ byType: true, total: 1 });
    expect(await client.search(ask(`pkg:other ${query}`))).toMatchObject({ total: 0 });
  });

  it('keeps searching names if the text fails to load', async () => {
    const { client } = serve({ full: () => Promise.resolve(new Response('', { status: 404 })) });
    await client.warmUp();
    expect((await client.search(ask('redis'))).total).toBeGreaterThan(0);
  });

  it.each([
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['missing', () => Promise.resolve(new Response('gone', { status: 404 }))],
    ['missing', () => Promise.resolve(new Response('', { status: 500 }))],
    ['damaged', () => Promise.resolve(new Response('<!doctype html><title>A page</title>'))],
    ['damaged', () => Promise.resolve(new Response(parts['names']?.slice(0, 200)))],
    ['damaged', () => Promise.resolve(new Response('null'))],
    ['damaged', () => Promise.resolve(new Response('{"part":"names"}'))],
    ['damaged', () => Promise.resolve(new Response(parts['full']))],
  ] as const)('says that the index is out of reach: %s', async (reason, answer) => {
    const { client } = serve({ names: answer });
    const failure = await client.search(ask('redis')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchUnavailable);
    expect((failure as SearchUnavailable).reason).toBe(reason);
  });

  it('retries after a failure, and then works offline', async () => {
    let isOffline = true;
    const { client } = serve({
      names: () =>
        isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(parts['names'])),
    });
    await expect(client.search(ask('redis'))).rejects.toBeInstanceOf(SearchUnavailable);
    isOffline = false;
    await client.search(ask('redis'));
    isOffline = true;
    expect((await client.search(ask('connect'))).hits[0]?.title).toBe('connect');
  });
});
