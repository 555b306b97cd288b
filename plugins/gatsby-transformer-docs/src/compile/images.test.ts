import { compileGuide } from './compile.fixture';

describe('an image', () => {
  it('is a picture with sources, size and the color of its placeholder, and no inline style', async () => {
    const { html, problems } = await compileGuide('![A page](./a.png "Title")');
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<p><span class="picture"><svg class="picture-color" viewBox="0 0 1030 500" aria-hidden="true"><rect width="100%" height="100%" fill="#123456"></rect></svg><picture><source type="image/avif" srcset="/static/a.avif 640w" sizes="100vw"><img src="/static/a.png" alt="A page" width="1030" height="500" decoding="async" srcset="/static/a.png 640w" sizes="100vw" title="Title"></picture></span></p>',
    );
  });

  it('is loaded late when it is not the first', async () => {
    const { html } = await compileGuide('![A](./a.png)\n\n![B](./b.png)');
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
    expect(html.indexOf('loading="lazy"')).toBeGreaterThan(html.indexOf('alt="B"'));
  });

  it('of one color mode carries its class', async () => {
    const { html } = await compileGuide('![A](./a.png#only-dark)![B](./a.png#only-light)');
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
