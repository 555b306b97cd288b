import { act, fireEvent, screen } from '@testing-library/react';
import { errorTexts } from '../../i18n/error-texts';
import { testLocales } from '../../i18n/test-messages';
import type { PageState } from './page-probe';
import { watchImages } from './watch-images';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let state: PageState = 'there';
const probe = jest.fn(() => Promise.resolve(state));
watchImages(probe);

async function fail(present: PageState) {
  state = present;
  probe.mockClear();
  document.body.innerHTML =
    '<main><p><img alt="A diagram" src="/diagram.png"></p></main><img alt="Logo" src="/logo.svg">';
  const [diagram, logo] = document.querySelectorAll('img');
  if (!diagram || !logo) throw new Error('no images');
  await act(async () => {
    fireEvent.error(diagram);
    fireEvent.error(logo);
    await Promise.resolve();
  });
  return diagram;
}

describe.each(testLocales)('an image that fails, in %s', (language) => {
  const text = errorTexts(language);
  beforeEach(() => (document.documentElement.lang = language));

  it('is told to be missing when the host does not have it', async () => {
    const diagram = await fail('missing');
    expect(screen.getByText(text('image.notFound'))).toBeVisible();
    expect(screen.getByText('A diagram')).toBeVisible();
    expect(diagram.hidden).toBe(true);
  });

  it('is loaded again on a click, and the message goes when it arrives', async () => {
    const diagram = await fail('server');
    const asked = jest.spyOn(diagram, 'src', 'set');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: text('image.error') })));
    expect(asked).toHaveBeenCalledWith('/diagram.png');
    await act(async () => fireEvent.load(diagram));
    expect(screen.queryByRole('button')).toBeNull();
    expect(diagram.hidden).toBe(false);
  });

  it('waits for the network when the reader is offline', async () => {
    const diagram = await fail('offline');
    expect(screen.getByText(text('image.offline'))).toBeVisible();
    const asked = jest.spyOn(diagram, 'src', 'set');
    await act(async () => fireEvent(window, new Event('online')));
    expect(asked).toHaveBeenCalledWith('/diagram.png');
  });
});

it('images outside the content are left alone', async () => {
  await fail('missing');
  expect(probe).toHaveBeenCalledTimes(1);
});
