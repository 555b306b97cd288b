import { toHast } from 'mdast-util-to-hast';
import { toHtml } from 'hast-util-to-html';
import { addBreakOpportunities } from './add-break-opportunities';
import { compileGuide } from '../compile.fixture';
import { parseBody } from '../../../../../packages/guide-files/parse-body';

it.each([
  [
    'a long name breaks after its dots',
    '`JwtPayloadResolver.resolveId` is long.',
    '<p><code>JwtPayloadResolver.<wbr>resolveId</code> is long.</p>',
  ],
  [
    'a part that is as wide as a phone breaks between its words, in a link, too',
    '[`AbstractTenantResolutionLocator.id`](#a)',
    '<p><a href="#a"><code>Abstract<wbr>Tenant<wbr>Resolution<wbr>Locator.<wbr>id</code></a></p>',
  ],
  [
    'a name in a table breaks between its words and after its dots',
    '| Class |\n| --- |\n| [`NotFoundException.statusCode`](#a) |\n| `shortName` |',
    '<table><thead><tr><th>Class</th></tr></thead><tbody><tr><td><a href="#a"><code>Not<wbr>Found<wbr>Exception.<wbr>status<wbr>Code</code></a></td></tr><tr><td><code>shortName</code></td></tr></tbody></table>',
  ],
  ['a short name stays', '`resolveTenantId`', '<p><code>resolveTenantId</code></p>'],
  [
    'code that is no name stays',
    '`const aLongName = anotherLongName()`',
    '<p><code>const aLongName = anotherLongName()</code></p>',
  ],
  [
    'a heading stays, since links to it have its text',
    '### `AbstractTenantResolutionService`',
    '<h3><code>AbstractTenantResolutionService</code></h3>',
  ],
  [
    'a constant in a heading breaks after its underscores',
    '### DEFAULT_UPLOAD_URL_PARAMETERS',
    '<h3>DEFAULT_<wbr>UPLOAD_<wbr>URL_<wbr>PARAMETERS</h3>',
  ],
])('%s', (_, markdown, html) => {
  const tree = parseBody(markdown, 'reference');
  addBreakOpportunities(tree);
  expect(toHtml(toHast(tree)).replaceAll('\n', '')).toBe(html);
});

it('a table of a guide is no wider than one of the reference', async () => {
  const { html } = await compileGuide('| Class |\n| --- |\n| `InternalProxyHttpException` |');
  expect(html).toContain('<code>Internal<wbr>Proxy<wbr>Http<wbr>Exception</code>');
});
