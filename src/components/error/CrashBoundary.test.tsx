import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorTexts } from '../../i18n/error-texts';
import { renderIn, testLocales } from '../../i18n/messages.fixture';
import { causeChain } from './cause-chain';
import { CrashBoundary } from './CrashBoundary';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const failure = () =>
  new Error('Body is broken', { cause: new Error('Data is missing', { cause: 'offline' }) });

describe.each(testLocales)('a crash in %s', (language) => {
  const text = errorTexts(language);

  it('is told with a heading, the chain of messages and a way to try again', async () => {
    let broken = true;
    function Body() {
      if (broken) throw failure();
      return <p>fine</p>;
    }
    renderIn(
      language,
      <CrashBoundary language={language} homePath="/">
        <Body />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: text('crash.title') })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Body is broken',
      text('crash.cause', { message: 'Data is missing' }),
      text('crash.cause', { message: 'offline' }),
    ]);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: text('crash.retry') }));
    expect(screen.getByText('fine')).toBeVisible();
  });

  it('does not take its neighbors with it, and is forgotten on another page', async () => {
    function Body({ path }: { path: string }) {
      if (path === '/a/') throw failure();
      return <p>{path}</p>;
    }
    function Page() {
      const [path, setPath] = useState('/a/');
      return (
        <>
          <button type="button" onClick={() => setPath('/b/')}>
            next
          </button>
          <CrashBoundary language={language} homePath="/" resetKey={path}>
            <Body path={path} />
          </CrashBoundary>
        </>
      );
    }
    renderIn(language, <Page />);
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(screen.getByText('/b/')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the Ukrainian heading differs from the English one, which is the specification’s', () => {
  expect(errorTexts('en')('crash.title')).toBe('This page crashed.');
  expect(errorTexts('uk')('crash.title')).not.toBe(errorTexts('en')('crash.title'));
  expect(errorTexts('constructor')('crash.title')).toBe('This page crashed.');
});

describe('the chain of causes', () => {
  it('tells an error that causes itself once', () => {
    const error = new Error('round');
    error.cause = error;
    expect(causeChain(error)).toEqual(['round']);
  });

  it.each([
    [undefined, []],
    ['text', ['text']],
    [new TypeError(''), ['TypeError']],
  ])('of %p is %j', (thrown, expected) => {
    expect(causeChain(thrown)).toEqual(expected);
  });
});
