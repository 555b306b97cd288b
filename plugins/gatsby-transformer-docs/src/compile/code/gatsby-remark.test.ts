const ask = async () => import('./gatsby-remark');

it('colors code, and escapes it', async () => {
  const { highlightByPrism } = await ask();
  expect(highlightByPrism('if (a < b) {}', 'ts', {})).toMatch(
    /^<span class="token keyword">if<\/span> .*&lt;/,
  );
  expect(highlightByPrism('ls', 'zsh', { zsh: 'bash' })).toBe('<span class="token function">ls</span>');
});

it('an unexpected plugin result stops the build with the plugin name and the file to adapt', async () => {
  jest.resetModules();
  jest.doMock('gatsby-remark-prismjs', () => () => undefined);
  const { highlightByPrism } = await ask();
  expect(() => highlightByPrism('a', 'ts', {})).toThrow(
    /^Code in ts is not highlighted\. .*gatsby-remark-prismjs/,
  );
});
