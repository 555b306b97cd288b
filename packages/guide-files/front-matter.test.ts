import { readGuideFrontMatter, splitFrontMatter } from './front-matter';

const read = (yaml: string | null) => readGuideFrontMatter(yaml, 'content/uk/a.md');
const GOOD = 'title: T\ndescription: D';

describe('splitFrontMatter', () => {
  it.each([
    [
      'front matter and body',
      '---\ntitle: T\n---\n\nText',
      { yaml: 'title: T', body: '\nText', bodyOffset: 3 },
    ],
    [
      'Windows line ends and a byte order mark',
      '\uFEFF---\r\ntitle: T\r\n---\r\nText',
      { yaml: 'title: T', body: 'Text', bodyOffset: 3 },
    ],
    ['empty front matter', '---\n---\nText', { yaml: '', body: 'Text', bodyOffset: 2 }],
    ['a body alone', 'Text\n\n---\n\nmore', { yaml: null, body: 'Text\n\n---\n\nmore', bodyOffset: 0 }],
    ['an end of file right after it', '---\ntitle: T\n---', { yaml: 'title: T', body: '', bodyOffset: 2 }],
  ])('parts %s', (_case, source, parts) => {
    expect(splitFrontMatter(source)).toEqual(parts);
  });
});

describe('readGuideFrontMatter', () => {
  it('reads every key', () => {
    const { data, problems } = read(
      `${GOOD}\nsidebarLabel: S\nposition: 2\nkeywords: [a, b]\nquestions: [how to c]\ndraft: true\nunlisted: true\nredirects: [/old/, /]\nanchors:\n  set-up: install\ntranslatedFrom: 0123456789ab\nrun: { after: faq, services: [mail], env: { A: b }, photos: { page: 'http://localhost/ h1' } }`,
    );
    expect(problems).toEqual([]);
    expect(data).toEqual({
      title: 'T',
      description: 'D',
      sidebarLabel: 'S',
      position: 2,
      keywords: ['a', 'b'],
      questions: ['how to c'],
      draft: true,
      unlisted: true,
      redirects: ['/old/', '/'],
      anchors: [{ from: 'set-up', to: 'install', line: 12 }],
      translatedFrom: '0123456789ab',
      run: {
        after: 'faq',
        services: ['mail'],
        env: { A: 'b' },
        photos: { page: 'http://localhost/ h1' },
        skip: null,
      },
    });
  });

  it('uses defaults for missing keys', () => {
    expect(read(GOOD).data).toEqual({
      title: 'T',
      description: 'D',
      sidebarLabel: null,
      position: null,
      keywords: [],
      questions: [],
      draft: false,
      unlisted: false,
      redirects: [],
      anchors: [],
      translatedFrom: null,
      run: null,
    });
  });

  it.each([
    ['no front matter', null, 1, /front matter is missing/],
    [
      'bold text',
      'title: T\ndescription: Use **b** and `c`',
      3,
      /"description" is plain text, so "\*\*b\*\*"/,
    ],
    ['code in a title', 'title: The `useId` hook\ndescription: D', 2, /so "`useId`" is shown with its signs/],
    ['a link', `${GOOD}\nsidebarLabel: See [b](./b.md)`, 4, /so "\[b\]\(\.\/b\.md\)" is shown/],
    ['no title', 'description: D', 1, /has no "title"\. Add it/],
    ['no description', 'title: T', 1, /has no "description"/],
    [
      'a slip of the fingers',
      `titel: T\n${GOOD}`,
      2,
      /has "titel"\. Known keys: title, .*Did you mean "title"\?/,
    ],
    ['an unknown key', `${GOOD}\nzzzzzzzz: 1`, 4, /has "zzzzzzzz"\. .*Remove it\./],
    ['a name every object has', `${GOOD}\nconstructor: 1`, 4, /has "constructor"/],
    ['a prototype', `${GOOD}\n__proto__: 1`, 4, /has "__proto__"/],
    ['broken YAML', `${GOOD}\nkeywords: [a`, 4, /not valid YAML/],
    ['a colon in a text', 'title: a: b\ndescription: D', 2, /not valid YAML/],
    ['a quote without its end', 'title: "T\ndescription: D\ndraft: true', 2, /Missing closing "quote/],
    [
      'a quote that ends in another line',
      "description: D\ntitle: 'T\nkeywords: [don't]",
      3,
      /not valid YAML/,
    ],
    [
      'a number sign in a title',
      'title: Fix of issue #12\ndescription: D',
      2,
      /"title", the text after " #"/,
    ],
    ['one in a list', `${GOOD}\nkeywords:\n  - b\n  - C # sharp`, 4, /"keywords", the text after " #"/],
    ['a key twice', `${GOOD}\ntitle: U`, 4, /not valid YAML \(Map keys must be unique/],
    ['a list instead of keys', '- a\n- b', 1, /not a list of "key: value" lines/],
    ['an empty title', 'title: ""\ndescription: D', 2, /"title" is ""\. Expected the heading/],
    ['a number for a text', 'title: 3\ndescription: D', 2, /"title" is 3/],
    [
      'a word for a flag',
      `${GOOD}\ndraft: yes please`,
      4,
      /"draft" is "yes please"\. Expected true or false/,
    ],
    ['a position that is not a whole number from 1', `${GOOD}\nposition: 0`, 4, /"position" is 0/],
    ['no question', `${GOOD}\nquestions: []`, 4, /"questions" is \[\]. Expected a list of one to four/],
    ['five questions', `${GOOD}\nquestions: [a, b, c, d, e]`, 4, /"questions" is \["a"/],
    ['a text for a list', `${GOOD}\nkeywords: a`, 4, /"keywords" is "a"/],
    ['a path without its slashes', `${GOOD}\nredirects: [old]`, 4, /"redirects" is \["old"\]/],
    ['an anchor with spaces', `${GOOD}\nanchors:\n  set up: install`, 4, /"anchors" is .* Expected lines of/],
    ['a redirect to another host', `${GOOD}\nredirects: ["//evil.example/"]`, 4, /"redirects"/],
    [
      'a page that is not run without a reason',
      `${GOOD}\nrun: false`,
      4,
      /"run" is false\. Expected true, or/,
    ],
    ['a slip in a key of run', `${GOOD}\nrun: { afer: faq }`, 4, /"run" is \{"afer":"faq"\}/],
    ['a number among variables', `${GOOD}\nrun: { env: { PORT: 3 } }`, 4, /"run" is /],
    [
      'a Windows path in double quotes',
      'title: T\ndescription: "Run C:\\app\\bin"',
      3,
      /"description" contains an escape .* U\+0007\. In double quotes, write "\\\\" for/,
    ],
    ['an escape in a list', `${GOOD}\nkeywords:\n  - a\n  - "D:\\bin"`, 6, /"keywords" .* U\+0008/],
    ['an escape of half a character', `title: "\\uD83D"\ndescription: D`, 2, /"title" .* U\+D83D/],
    ['an escape in a setting', `${GOOD}\nrun:\n  env: { A: "\\e[0m" }`, 5, /"run" .* U\+001B/],
    ['a redirect with a query', `${GOOD}\nredirects: ["/old/?a"]`, 4, /"redirects"/],
  ] as const)('reports %s with its line and what to do', (_case, yaml, line, message) => {
    expect(read(yaml).problems).toContainEqual({
      file: 'content/uk/a.md',
      line,
      message: expect.stringMatching(message),
      severity: 'error',
    });
  });

  it('reports two colons in one text once', () => {
    expect(read('title: a: b: c\ndescription: D').problems).toHaveLength(1);
  });

  it('allows comments between keys and after flags, and number signs in quotes and words', () => {
    const yaml =
      '# A\ntitle: "Fix #12"\n# B\ndescription: In C#, a#b\ndraft: true # until 2.0\nsidebarLabel: >-\n  Fix #12';
    expect(read(yaml).problems).toEqual([]);
    expect(read(yaml).data).toMatchObject({ title: 'Fix #12', sidebarLabel: 'Fix #12' });
  });

  it.each(['/стара-назва/', '/v1.2/a_b~c/', '/c++/@x/', '/faq/#розділ-2'])(
    'accepts the redirect %s',
    (old) => {
      expect(read(`${GOOD}\nredirects: ["${old}"]`).problems).toEqual([]);
    },
  );

  it.each([
    '/old/"><script>alert(1)</script>/',
    "/old'/",
    '/old;return/',
    '/$host/',
    '/old{}/',
    '/a\\\\b/',
    '/a\\nb/',
    '/a\\u0007/',
    '/a\\u202eb/',
    '/a b/',
    '/*/',
    '/:name/',
    '/a%0Ab/',
    '/%2e%2e/a/',
    '/../a/',
    '/a/./b/',
    '/a//b/',
    'https://evil.example/',
    '/faq/#a"b',
  ])('rejects the redirect %s', (old) => {
    expect(read(`${GOOD}\nredirects: ["/fine/", "${old.replaceAll('"', '\\"')}"]`).problems).toEqual([
      expect.objectContaining({ line: 4, message: expect.stringContaining('made of letters, digits') }),
    ]);
  });

  it.each(['title: A\u0007\ndescription: D', 'title: "A\\tb\\n"\ndescription: "C:\\\\app"'])(
    'leaves characters in the source to the check of the source, and accepts other escapes: %j',
    (yaml) => {
      expect(read(yaml).problems).toEqual([]);
    },
  );

  it('reports all problems together', () => {
    expect(read('titel: T\ndraft: 1\nkeywords: 2').problems).toHaveLength(5);
  });

  it('does not let a key reach the prototype of anything', () => {
    read(`${GOOD}\n__proto__: {polluted: true}`);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

it.each(['!important rule', '&first word'])('reports that YAML leaves out the first word in %j', (title) => {
  const { problems } = readGuideFrontMatter(`title: ${title}\ndescription: D`, 'a.md');
  expect(problems).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('first word is lost') }),
  ]);
});

it('joins the lines of a text', () => {
  const { data } = readGuideFrontMatter('title: >\n  A\n  b\ndescription: |\n  D\n  e\n', 'a.md');
  expect(data).toMatchObject({ title: 'A b', description: 'D e' });
});
