import { createHash } from 'node:crypto';
import type { GatsbyScripts } from './gatsby-scripts';
import type { LocaleEdges } from './page-island';

/**
 * The script that starts the app: it gives Gatsby the globals that stood in every page, and the data of the first page, so
 * that nothing has to be fetched twice, and then loads Gatsby's scripts.
 *
 * @param locales - Interface texts by language.
 * @returns File name, by content, and text.
 */
export function buildBootFile(
  gatsby: GatsbyScripts,
  locales: Readonly<Record<string, LocaleEdges>>,
): { name: string; text: string } {
  const text = `(function(w,d){
w.___chunkMapping=${JSON.stringify(gatsby.chunkMapping)};
w.___webpackCompilationHash=${JSON.stringify(gatsby.compilationHash)};
var locales=${JSON.stringify(locales)};
var page=JSON.parse(d.getElementById("page").textContent);
w.pagePath=page.pagePath;
var data=page.data;
if(data){
var result=data.result,body=d.querySelector("[data-body]");
if(result.data)result.data.locales=locales[result.pageContext.language];
if(!data.body||body){
if(data.body)result.data[data.body].html="<!--prefixed-->"+body.innerHTML;
w.pageData=data;
}}
${JSON.stringify(gatsby.scripts)}.forEach(function(src){
var script=d.createElement("script");
script.src=src;
script.async=false;
script.onerror=function(){d.documentElement.classList.remove("js")};
d.head.append(script);
});
})(window,document);
`;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { name: `boot-${digest}.js`, text };
}
