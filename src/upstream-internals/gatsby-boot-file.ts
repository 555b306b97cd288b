import { createHash } from 'node:crypto';
import type { GatsbyScripts } from './gatsby-scripts';

/** Names of boot files in the root of the site. */
export const BOOT_FILE = /^boot-[0-9a-f]{20}\.js$/;

/**
 * Builds the script that starts the app. It sets the globals that Gatsby would otherwise write into every page, hands over the data of the first
 * page, so that nothing is fetched twice, and then loads Gatsby's scripts. When one of them cannot be loaded, it sends `app:failed`.
 *
 * @param texts - Texts of the interface by language, as gatsby-plugin-react-i18next queries them.
 * @returns File name, which follows the content, and text.
 */
export function buildBootFile(
  gatsby: GatsbyScripts,
  texts: Readonly<Record<string, unknown>>,
): { name: string; text: string } {
  const text = `(function(w,d){
w.___chunkMapping=${JSON.stringify(gatsby.chunkMapping)};
w.___webpackCompilationHash=${JSON.stringify(gatsby.compilationHash)};
var locales=${JSON.stringify(texts)};
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
script.onerror=function(){w.dispatchEvent(new Event("app:failed"))};
d.head.append(script);
});
})(window,document);
`;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { name: `boot-${digest}.js`, text };
}

/** Reads out of a boot file which scripts it loads and which files each chunk has, both as URLs. */
export function readBootFile(text: string): { scripts: string[]; chunks: Record<string, string[]> } {
  const scripts = /(\["[^\]]*\.js"\])\.forEach/.exec(text)?.[1] ?? '[]';
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? '"{}"';
  return {
    scripts: JSON.parse(scripts) as string[],
    chunks: JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>,
  };
}
