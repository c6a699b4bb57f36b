import { describe, expect, it } from 'vitest';
import { LONGEST_TITLE, titleOfPage } from './title.ts';

describe('titles of pages', () => {
  it.each([
    ['Tuyauteries frigorifiques', 'Tuyauteries frigorifiques · AppFroid'],
    [
      'AppFroid\u00a0: calculs, fluides et simulateur du froid',
      'AppFroid\u00a0: calculs, fluides et simulateur du froid',
    ],
    [
      'Mesurer un circuit frigorifique\u00a0: où pincer, quoi lire, jusqu’où croire · AppFroid',
      'Mesurer un circuit frigorifique\u00a0: où pincer · AppFroid',
    ],
    [
      'SF6 hexafluorure de soufre\u00a0: pression, température, PRP, diagramme · AppFroid',
      'SF6 hexafluorure de soufre\u00a0: pression · AppFroid',
    ],
  ])('%s', (title, short) => {
    expect(titleOfPage(title, 'AppFroid')).toBe(short);
    expect(short.length).toBeLessThanOrEqual(LONGEST_TITLE);
  });

  it('leave out the name of the site before a word of their own', () => {
    expect(titleOfPage('Épaisseur d’isolant contre la condensation d’un tube froid · AppFroid', 'AppFroid')).toBe(
      'Épaisseur d’isolant contre la condensation d’un tube froid',
    );
  });
});
