import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errors } from '../../locales/errors';
import { translator } from '../../locales/translate';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { causeChain } from './cause-chain';
import { CrashBoundary } from './CrashBoundary';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const failure = () =>
  new Error('Body is broken', { cause: new Error('Data is missing', { cause: 'offline' }) });

describe.each(testLocales)('a crash in %s', (language) => {
  const text = translator(language, errors);

  it('shows a heading, the error messages, and a retry button', async () => {
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

  it('leaves the rest of the page intact, and is cleared on navigation', async () => {
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

it('uses the English heading from the specification, and a translated one in Ukrainian', () => {
  expect(translator('en', errors)('crash.title')).toBe('This page crashed.');
  expect(translator('uk', errors)('crash.title')).not.toBe(translator('en', errors)('crash.title'));
  expect(translator('constructor', errors)('crash.title')).toBe('This page crashed.');
});

describe('the chain of causes', () => {
  it('lists an error that is its own cause once', () => {
    const error = new Error('round');
    error.cause = error;
    expect(causeChain(error)).toEqual(['round']);
  });

  it.each([
    [undefined, []],
    ['text', ['text']],
    [new TypeError(''), ['TypeError']],
  ])('for %p is %j', (thrown, expected) => {
    expect(causeChain(thrown)).toEqual(expected);
  });
});
