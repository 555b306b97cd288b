import { compileGuide } from '../compile.fixture';
import type { GuidePicture } from './picture-source';

describe('an image', () => {
  it('is a mark for the picture, which the context describes', async () => {
    const pictures: GuidePicture[] = [];
    const { html, problems } = await compileGuide('![A page](./a.png "Title")', { pictures });
    expect(problems).toEqual([]);
    expect(html).toBe('<p><span class="picture"><img data-picture="0"></span></p>');
    expect(pictures).toEqual([
      {
        file: '/site/content/uk/libraries/mail/a.png',
        opaque: true,
        width: 1030,
        alt: 'A page',
        title: 'Title',
        lazy: false,
      },
    ]);
  });

  it('in SVG is shown as it is, with its size', async () => {
    const findImage = () => Promise.resolve({ src: '/static/a.svg', width: 70, height: 20, raster: null });
    const { html } = await compileGuide('![A page](./a.svg "Title")', { findImage });
    expect(html).toBe(
      '<p><span class="picture"><picture><img src="/static/a.svg" alt="A page" width="70" height="20" decoding="async" title="Title"></picture></span></p>',
    );
  });

  it('is loaded late when it is not the first', async () => {
    const pictures: GuidePicture[] = [];
    await compileGuide('![A](./a.png)\n\n![B](./b.png)', { pictures });
    expect(pictures.map(({ alt, lazy }) => [alt, lazy])).toEqual([
      ['A', false],
      ['B', true],
    ]);
  });

  it('of one color mode carries its class, and is only loaded where it is shown', async () => {
    const pictures: GuidePicture[] = [];
    const { html } = await compileGuide('![A](./a.png#only-dark)![B](./a.png#only-light)', { pictures });
    expect(pictures.map(({ lazy }) => lazy)).toEqual([true, true]);
    expect(html).toContain('class="picture only-dark"');
    expect(html).toContain('class="picture only-light"');
  });

  it.each([
    ['a missing file', '![A](./gone.png)', 'the image "./gone.png" does not exist'],
    ['no alternative text', '![](./a.png)', 'has no alternative text'],
    ['another host', '![A](https://example.com/a.png)', 'is not a file next to the guide'],
    ['a path of the site', '![A](/a.png)', 'is not a file next to the guide'],
    ['data', '![A](data:image/png;base64,AA)', 'is not a file next to the guide'],
    ['an unknown ending', '![A](./a.png#only-darkk)', 'ends in "#only-darkk"'],
  ])('with %s is an error with its line', async (_name, body, message) => {
    const { problems } = await compileGuide(`Text.\n\n${body}`);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(/^7: /);
  });
});
