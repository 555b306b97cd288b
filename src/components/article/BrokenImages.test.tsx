import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { readMessages } from '../../locales/read-messages';
import { BrokenImages } from './BrokenImages';

const { en } = readMessages('common');

describe('an image that fails to load', () => {
  const show = () => {
    document.body.innerHTML = '<span class="picture"><picture><img src="/a.png" alt="A"></picture></span>';
    renderIn('en', <BrokenImages images={[...document.querySelectorAll('img')]} />);
  };
  const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  const answer = (status: number) => {
    global.fetch = jest.fn().mockResolvedValue({ status });
  };

  it('shows that it was not found', async () => {
    online(true);
    answer(404);
    show();
    fireEvent.error(document.querySelector('img') as Element);
    expect(await screen.findByText(en['image.notFound'])).toBeInTheDocument();
  });

  it('offers to reload after another error, and disappears when the image is loaded', async () => {
    online(true);
    answer(500);
    show();
    const image = document.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    fireEvent.click(await screen.findByRole('button', { name: en['image.error'] }));
    expect(image).not.toHaveAttribute('hidden');
    fireEvent.load(image);
    expect(screen.queryByText(en['image.error'])).toBeNull();
  });

  it('shows that the browser is offline, and reloads when it is online again', async () => {
    const state = online(false);
    show();
    fireEvent.error(document.querySelector('img') as Element);
    expect(await screen.findByText(en['image.offline'])).toBeInTheDocument();
    state.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(en['image.offline'])).toBeNull();
  });
});
