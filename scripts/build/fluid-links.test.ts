import { describe, expect, it } from 'vitest';
import { withFluidLinks } from './fluid-links.mjs';

describe('names of fluids in prose', () => {
  it('lead to their pages, once, in the language of the page', () => {
    expect(withFluidLinks('<div class="prose"><p>R32, R1234ze(E), R32.</p></div><p>R32</p>', '/en')).toBe(
      '<div class="prose"><p><a href="/en/ressources/list-fluide/r32">R32</a>, ' +
        '<a href="/en/ressources/list-fluide/r1234ze-e">R1234ze(E)</a>, R32.</p></div><p>R32</p>',
    );
  });

  it('leave links, headings, tables and instruments alone, and what is no fluid', () => {
    const html =
      '<div class="prose"><h2>R32</h2><table><tr><td>R32</td></tr></table><a href="/x">R32</a>' +
      '<astro-island><p>R32<br>R32</p></astro-island><p>R999, XR32, R543-79</p></div><p>R32</p>';
    expect(withFluidLinks(html, '')).toBe(html);
  });
});
