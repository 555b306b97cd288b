import { chromium } from 'playwright-core';
import { serveSite } from './tests/support/server';
const exe = process.env.CHROMIUM_PATH;
(async () => {
  const site = await serveSite('/work/compact/public');
  const browser = await chromium.launch({ executablePath: exe });
  const pages: [string,string][] = [['db','/api/typeorm/src/classes/DbConfig/'],['repo','/api/typeorm/src/classes/BaseTypeormEntityRepository/'],['enum', process.env.ENUM_PATH!],['fn','/api/validation/src/functions/map/']];
  for (const [w,h] of [[1440,900],[390,844]]) for (const scheme of ['dark','light'] as const) for (const lang of ['','/uk']) {
    if (scheme==='light' && lang==='/uk') continue;
    const page = await (await browser.newContext({ viewport:{width:w!,height:h!}, colorScheme: scheme })).newPage();
    for (const [name,path] of pages) {
      await page.goto(site.origin+lang+path); await page.waitForTimeout(200);
      const height = await page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().height ?? document.querySelector('main')?.getBoundingClientRect().height);
      console.log(w, scheme, lang||'/en', name, height, await page.evaluate(()=>document.documentElement.scrollWidth));
      await page.screenshot({ path:`/tmp/compact-${name}-${w}-${scheme}-${lang?'uk':'en'}.png`, fullPage:true });
    }
  }
  await browser.close(); await site.close();
})();
