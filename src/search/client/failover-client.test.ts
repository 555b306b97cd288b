import { createFailoverClient } from './failover-client';
import { SearchUnavailable, type SearchAnswer } from './search-client';
import { sampleAnswer, sampleClient, sampleHit } from './answers.fixture';

const question = { query: 'redis', filters: {}, limit: 5 };
const hostedAnswer = sampleAnswer([sampleHit({ title: 'hosted' })]);
const embeddedAnswer = sampleAnswer([sampleHit({ title: 'embedded' })]);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp(hosted: () => Promise<SearchAnswer>, embedded = () => Promise.resolve(embeddedAnswer)) {
  const calls = { hosted: 0, embedded: 0 };
  const client = createFailoverClient({
    hosted: sampleClient(() => {
      calls.hosted++;
      return hosted();
    }),
    embedded: sampleClient(() => {
      calls.embedded++;
      return embedded();
    }),
  });
  return { client, calls };
}
const refuse = () => Promise.reject(new SearchUnavailable('refused', 'no'));

describe('the failover', () => {
  it('retries the service after the pause, even if the dialog was opened in between', async () => {
    const { client, calls } = setUp(refuse);
    await client.search(question);
    await client.search(question);
    jest.advanceTimersByTime(60_000);
    await client.warmUp();
    await client.search(question);
    expect(calls.hosted).toBe(3);
  });

  it('returns the hosted results if there are any', async () => {
    const { client, calls } = setUp(() => Promise.resolve(hostedAnswer));
    expect(await client.search(question)).toEqual(hostedAnswer);
    expect(calls).toEqual({ hosted: 1, embedded: 0 });
  });

  it('returns and marks embedded results if the service fails', async () => {
    const { client } = setUp(refuse);
    expect(await client.search(question)).toEqual({ ...embeddedAnswer, isFallback: true });
  });

  it('returns embedded results if the service takes too long', async () => {
    const { client } = setUp(() => new Promise(() => undefined));
    const answer = client.search(question);
    jest.advanceTimersByTime(1500);
    expect(await answer).toEqual({ ...embeddedAnswer, isFallback: true });
  });

  it('returns embedded results if the service finds nothing', async () => {
    const { client } = setUp(() => Promise.resolve(sampleAnswer([])));
    expect(await client.search(question)).toEqual({ ...embeddedAnswer, isFallback: true });
  });

  it('waits for the embedded full text if the service finds nothing', async () => {
    const waiting = sampleAnswer([], { isPartial: true });
    const { client } = setUp(
      () => Promise.resolve(sampleAnswer([])),
      () => Promise.resolve(waiting),
    );
    expect(await client.search(question)).toEqual(waiting);
  });

  it('returns no results and no message if neither finds anything', async () => {
    const { client } = setUp(
      () => Promise.resolve(sampleAnswer([])),
      () => Promise.resolve(sampleAnswer([])),
    );
    expect(await client.search(question)).toEqual(sampleAnswer([]));
  });

  it('sends type queries only to the embedded index', async () => {
    const { client, calls } = setUp(() => Promise.resolve(hostedAnswer));
    expect(await client.search({ ...question, query: 'string -> void' })).toEqual(embeddedAnswer);
    expect(calls.hosted).toBe(0);
  });

  it('fails if both fail', async () => {
    const { client } = setUp(refuse, refuse);
    await expect(client.search(question)).rejects.toBeInstanceOf(SearchUnavailable);
  });

  it('pauses the service for a minute after two failures in a row, then tries once', async () => {
    const { client, calls } = setUp(refuse);
    for (let at = 0; at < 5; at++) await client.search(question);
    expect(calls.hosted).toBe(2);
    jest.advanceTimersByTime(59_999);
    await client.search(question);
    expect(calls.hosted).toBe(2);
    jest.advanceTimersByTime(1);
    await client.search(question);
    await client.search(question);
    expect(calls.hosted).toBe(3);
  });

  it('goes back to the service once a trial succeeds', async () => {
    let isDown = true;
    const { client, calls } = setUp(() => (isDown ? refuse() : Promise.resolve(hostedAnswer)));
    await client.search(question);
    await client.search(question);
    isDown = false;
    jest.advanceTimersByTime(60_000);
    await client.search(question);
    expect(await client.search(question)).toEqual(hostedAnswer);
    expect(calls.hosted).toBe(4);
  });

  it('forgets a single failure', async () => {
    let fails = true;
    const { client, calls } = setUp(() => {
      fails = !fails;
      return fails ? Promise.resolve(hostedAnswer) : refuse();
    });
    for (let at = 0; at < 6; at++) await client.search(question);
    expect(calls.hosted).toBe(6);
  });
});
