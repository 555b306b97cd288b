/**
 * Words that say nothing about a page. They are left out of the full text and of queries that have other words;
 * titles keep them, so that "How to" is found.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from how i if in into is it its my of on or s t that the them there they ' +
    'this to use was we what when where which why will with you your ' +
    'а або але без би бо був була було бути в вас вам ваш ваша ваше ваші ви від він вона вони воно все всі для до є ж за ' +
    'з зі із і й його їх її коли на над не ні о об по про під при та так також там те тим то того тому у це цей ця ці цього ' +
    'цьому чи чого чому що щоб як яка яке який які якого якій якщо де тоді же лише'
  ).split(' '),
);
