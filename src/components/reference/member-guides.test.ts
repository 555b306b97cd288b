import { memberEnd } from '../../model/member-end';
import { addMemberGuides } from './member-guides';

const labels = { guides: 'In guides:', example: 'Example' };
const usage = { path: '/a/#b', title: 'A', section: 'B & <C>', lang: null };

it('links to guides at the end of the members that they use, and leaves no comments', () => {
  const html = `<h3 id="size">size</h3>\n${memberEnd('size')}\n<h3 id="toString">toString</h3>\n${memberEnd('toString')}`;
  const guides = { size: [usage, { path: '/c/', title: 'C', section: null, lang: 'en' }] };
  expect(addMemberGuides(html, guides, labels)).toBe(
    '<h3 id="size">size</h3>\n' +
      '<div class="member-guides"><p>In guides: <a href="/a/#b">A: B &amp; &lt;C&gt;</a>, <a href="/c/" lang="en">C</a></p></div>\n' +
      '<h3 id="toString">toString</h3>\n',
  );
});

it('shows the example of a member above its guides, collapsed', () => {
  const guides = { size: [usage, { ...usage, example: '<b>size</b>()' }] };
  const html = addMemberGuides(memberEnd('size'), guides, labels);
  expect(html).toMatch(
    /<details><summary>Example<\/summary><figure.*<code><b>size<\/b>\(\)<\/code>.*<\/details><p>In/,
  );
  expect(html.match(/<details>/g)).toHaveLength(1);
});
