import { expect, it } from 'vitest';
import { changed, pageOf } from './page.ts';
import { styleRules } from './style-rules.ts';

const page = (body: string): string => `<html><head><title>a</title></head><body>${body}</body></html>`;
const withStyleRules = (html: string): string => changed(html, styleRules(pageOf(html)).changes);

it('puts styles of elements into the sheet of the page, each once', () => {
  const html = withStyleRules(
    page('<i style="left:3%"></i><i class="a" style="left:3%;"></i><b style="color:red" id=x>style="no"</b>'),
  );
  expect(html).toContain('<i data-s="1"></i><i class="a" data-s="1"></i><b data-s="2" id=x>style="no"</b>');
  expect(html).toContain(
    '<style data-own>[data-s="1"]:not(#_#_){left:3%}[data-s="2"]:not(#_#_){color:red}</style></head>',
  );
});

it('finds those of templates, and of what stands for a script', () => {
  const html = withStyleRules(
    page('<template><i style="left:3%"></i></template><noscript><b style="top:0"></b></noscript>'),
  );
  expect(html).toContain('<template><i data-s="1"></i></template><noscript><b data-s="2"></b></noscript>');
});

it('leaves scripts, sheets, comments and other attributes as they are', () => {
  const body = `<script>a='<i style="b">'</script><!-- <i style="c"> --><i title='style="d"' data-style="e"></i>`;
  expect(withStyleRules(page(body))).toBe(page(body));
});

it('reads what an attribute had to write otherwise', () => {
  expect(withStyleRules(page('<i style="font-family:&quot;A &amp; B&quot;"></i>'))).toContain('{font-family:"A & B"}');
});

it('refuses what would be more than declarations', () => {
  expect(() => withStyleRules(page('<i style="a:b}*{c:d"></i>'))).toThrow(/declarations/);
  expect(() => withStyleRules(page('<i style="a:&lt;/style>"></i>'))).toThrow(/declarations/);
});
