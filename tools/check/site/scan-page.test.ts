import { scanPage } from './scan-page';

describe('the page scan', () => {
  it('finds inline scripts and styles, but not data blocks and files', () => {
    const html =
      '<style data-href="/a.css">a{}</style><script type="application/ld+json">{"a":1}</script><script type="application/json" data-page>{}</script><script src="/app.js" async></script><script>run()</script><script type="module">more()</script>';
    expect(scanPage(html)).toEqual({ scripts: ['run()', 'more()'], styles: ['a{}'], forbidden: [] });
  });

  it.each([
    '<p style="color:red">',
    '<img src="/a.png" onerror="alert(1)">',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<a href="&#106;avascript:alert(1)">',
    '<a href="java&#10;script:alert(1)">',
    '<a href=" JavaScript:alert(1)">',
    '<a href="javascript&colon;alert(1)">',
    '<a href="javascript&#58;alert(1)">',
    '<a href="data:text/html,x">',
    '<a href="data:image/svg+xml,x">',
    '<iframe src="/a/">',
    '<base href="https://evil.example/">',
    '<object data="/x.swf">',
    '<form action="javascript:alert(1)">',
    '<img src="https://evil.example/a.png">',
    '<img srcset="/a.png 1x, //evil.example/b.png 2x">',
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    '<link rel="preconnect" href="//fonts.example">',
    '<link rel="alternate stylesheet" href="//fonts.example/a.css">',
    '<p title="a > b" style="x">',
  ])('rejects %s', (html) => {
    expect(scanPage(`<body>${html}</body>`).forbidden).toHaveLength(1);
  });

  it.each([
    '<code>&lt;div style="x" onclick="y"&gt; javascript:alert(1)</code>',
    '<pre title="style=&quot;x&quot;">onclick=1</pre>',
    '<!-- <p style="x"> -->',
    '<script type="application/json">{"a":"<p style=\\"x\\">"}</script>',
    '<link rel="canonical" href="https://docs.example/faq/">',
    '<link rel="alternate" hrefLang="uk" href="https://docs.example/uk/faq/">',
    '<a href="https://github.com/softkitit">',
    '<a href="/javascript/">JavaScript: the language</a>',
    '<img src="data:image/png;base64,AA==">',
    '<title>style="x" onload=1</title>',
    '<a title="Direct link to The <script> element">x</a>',
    '<a title="The </style> tag and <style>">x</a>',
  ])('allows %s', (html) => {
    expect(scanPage(`<body>${html}<script>run()</script></body>`)).toEqual({
      scripts: ['run()'],
      styles: [],
      forbidden: [],
    });
  });

  it('finds a script after an attribute that contains one', () => {
    expect(scanPage('<a title="<script>"></a><script title=">">evil()</script>').scripts).toEqual(['evil()']);
  });

  it.each([
    '<p style="x"><style>a{}</style>',
    '<style onload="x">a{}</style>',
    '<style>a{}</style><p style="x"><style>a{}</style>',
    '<style>a{}</style><style>b{}</style><p style="x">',
  ])('rejects %s around style sheets', (html) => {
    expect(scanPage(html).forbidden).toHaveLength(1);
  });
});
