import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonTexts } from '../../locales/common';
import { translator } from '../../locales/translate';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { CrashBoundary } from './CrashBoundary';
import { causeChain } from './CrashScreen';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const failure = () =>
  new Error('Body is broken', { cause: new Error('Data is missing', { cause: 'offline' }) });

describe.each(testLocales)('a crash in %s', (language) => {
  const text = translator(language, commonTexts);

  it('shows a heading, the error messages, and a retry button', async () => {
    let broken = true;
    function Body() {
      if (broken) throw failure();
      return <p>fine</p>;
    }
    renderIn(
      language,
      <CrashBoundary>
        <Body />
      </CrashBoundary>,
    );
    expect(await screen.findByRole('heading', { level: 2, name: text('crash.title') })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Body is broken',
      text('crash.cause', { message: 'Data is missing' }),
      text('crash.cause', { message: 'offline' }),
    ]);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: text('retry') }));
    expect(screen.getByText('fine')).toBeVisible();
  });
});

it('uses the English heading from the specification, and a translated one in Ukrainian', () => {
  expect(translator('en', commonTexts)('crash.title')).toBe('This page crashed.');
  expect(translator('uk', commonTexts)('crash.title')).not.toBe(translator('en', commonTexts)('crash.title'));
  expect(translator('constructor', commonTexts)('crash.title')).toBe('This page crashed.');
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
