import { describe, expect, it } from 'vitest';
import { oEmbedAnswer } from './oembed.ts';

const SITE = new URL('https://appfroid.example/');
const ask = (asked: Readonly<Record<string, string>>): Response =>
  oEmbedAnswer(new URLSearchParams(asked), [SITE, new URL('http://127.0.0.1:4321/oembed.json')]);
const told = async (asked: Readonly<Record<string, string>>) =>
  (await ask(asked).json()) as Readonly<Record<string, unknown>>;

describe('the answer', () => {
  it('has what oEmbed asks of a rich one, for a whole page and for its embedded form', async () => {
    const answer = {
      version: '1.0',
      type: 'rich',
      provider_name: 'AppFroid',
      provider_url: 'https://appfroid.example',
      title: 'R454B',
      width: 640,
      height: 640,
      html: '<iframe src="https://appfroid.example/embed/fluid/r454b" title="R454B" width="100%" height="640" loading="lazy" style="border:0"></iframe>',
    };
    expect(await told({ url: 'https://appfroid.example/ressources/list-fluide/r454b' })).toEqual(answer);
    expect(await told({ url: 'https://appfroid.example/embed/fluid/r454b/' })).toEqual(answer);
    expect(await told({ url: '/ressources/list-fluide/r454b' })).toEqual(answer);
    expect(await told({ url: 'http://127.0.0.1:4321/ressources/list-fluide/r454b' })).toEqual(answer);
  });

  it('is in the language of the page, with what its address says, as text', async () => {
    const { html, title } = await told({
      url: 'https://appfroid.example/en/tools/desp?p=3&"><script>=1',
      format: 'json',
    });
    expect(title).toBe('PED category');
    expect(html).toContain('src="https://appfroid.example/en/embed/tools/desp?p=3&amp;%22%3E%3Cscript%3E=1"');
    expect(String(html).match(/[<>]/g)).toHaveLength(4);
  });

  it('is no larger than asked, where that is a size', async () => {
    const size = async (maxwidth: string, maxheight: string) => {
      const { width, height, html } = await told({ url: '/reglette', maxwidth, maxheight });
      return [width, height, / width="(\S+)" height="(\d+)"/.exec(String(html))?.slice(1)];
    };
    expect(await size('400', '300')).toEqual([400, 300, ['400', '300']]);
    expect(await size('9999', '9999')).toEqual([640, 640, ['640', '640']]);
    expect(await size('-1', '"><b>')).toEqual([640, 640, ['100%', '640']]);
  });
});

it.each([
  ['no address', {}, 400],
  ['another site', { url: 'https://other.example/tools/desp' }, 404],
  ['another site, without its scheme', { url: '//other.example/tools/desp' }, 404],
  ['a page that may not be embedded', { url: '/simulation' }, 404],
  ['a calculator there is not', { url: '/tools/none' }, 404],
  ['a script', { url: 'javascript:alert(1)' }, 404],
  ['no address at all', { url: 'http://[' }, 404],
  ['XML', { url: '/reglette', format: 'xml' }, 501],
])('refuses %s', (_, asked, status) => {
  expect(ask(asked).status).toBe(status);
});
