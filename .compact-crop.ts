import { chromium } from 'playwright-core';
import { serveSite } from './tests/support/server';
(async () => {
  const site = await serveSite('/work/compact/public');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
  const page = await (await browser.newContext({ viewport:{width:1440,height:900}, colorScheme:'dark' })).newPage();
  await page.goto(site.origin+'/api/typeorm/src/classes/BaseTypeormEntityRepository/');
  console.log(await page.evaluate(() => { const b=document.querySelector('.markdown')!; return [...b.children].slice(0,60).map(e=>{const r=e.getBoundingClientRect();return Math.round(r.top+scrollY)+' '+Math.round(r.height)+' '+e.tagName+'.'+e.className+' '+(e.textContent||'').trim().slice(0,50).replace(/\n/g,' ')}).join('\n')+'\n'+[...b.children].length+' article '+document.querySelector('article')!.getBoundingClientRect().top+' body '+b.getBoundingClientRect().height; }));
  await page.screenshot({path:'/tmp/compact-crop.png', clip:{x:240,y:1700,width:1000,height:1500}, fullPage:true});
  await browser.close(); await site.close();
})();
