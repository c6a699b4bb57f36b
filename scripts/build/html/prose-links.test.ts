import { describe, expect, it } from 'vitest';
import { changed, pageOf } from './page.ts';
import { proseLinks } from './prose-links.ts';

/** The body of a page in a language, with its links. */
function linkedPage(body: string, lang: string): string {
  const page = `<html lang="${lang}"><head></head><body>${body}</body></html>`;
  return /<body>(.*)<\/body>/s.exec(changed(page, proseLinks(pageOf(page)).changes))?.[1] ?? '';
}

describe('names of fluids in prose', () => {
  it('lead to their pages, once, in the language of the page', () => {
    expect(linkedPage('<div class="prose"><p>R32, R1234ze(E), R32.</p></div><p>R32</p>', 'en')).toBe(
      '<div class="prose"><p><a href="/en/ressources/list-fluide/r32">R32</a>, ' +
        '<a href="/en/ressources/list-fluide/r1234ze-e">R1234ze(E)</a>, R32.</p></div><p>R32</p>',
    );
  });

  it('leave links, headings, tables and instruments alone, and what is no fluid', () => {
    const html =
      '<div class="prose"><h2>R32</h2><table><tr><td>R32</td></tr></table><a href="/x">R32</a>' +
      '<astro-island><p>R32<br>R32</p></astro-island><p>R999, XR32, R543-79</p></div><p>R32</p>';
    expect(linkedPage(html, 'fr')).toBe(html);
  });
});

describe('terms of the glossary in prose', () => {
  it('lead to it, once, where the page asks for it', () => {
    const term = (address: string, word: string): string => `<a class="term" href="${address}">${word}</a>`;
    expect(linkedPage('<div class="prose" data-terms><p>Surchauffe : la surchauffe.</p></div>', 'fr')).toBe(
      `<div class="prose" data-terms><p>${term('/ressources/lexique#surchauffe', 'Surchauffe')} : la surchauffe.</p></div>`,
    );
    expect(linkedPage('<div class="prose" data-terms><p>A TXV, a glide.</p></div>', 'en')).toBe(
      `<div class="prose" data-terms><p>A ${term('/en/ressources/lexique#detendeur-thermostatique', 'TXV')}, ` +
        `a ${term('/en/ressources/lexique#glissement', 'glide')}.</p></div>`,
    );
    const other = '<div class="prose"><p>La surchauffe.</p></div>';
    expect(linkedPage(other, 'fr')).toBe(other);
  });

  it('take the longest, in any of its forms, and no part of a word', () => {
    const made = linkedPage('<div class="prose" data-terms><p>Surchauffe utile, non-surchauffes</p></div>', 'fr');
    expect(made).toContain('#surchauffe-utile">Surchauffe utile</a>, non-surchauffes<');
  });

  it('leave headings and links alone', () => {
    const html = '<div class="prose" data-terms><h2>Surchauffe</h2><a href="/x">surchauffe</a></div>';
    expect(linkedPage(html, 'fr')).toBe(html);
  });
});
