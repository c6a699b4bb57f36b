import type { Case } from '../define.ts';

const SOURCE = { fr: 'Directive 2014/68/UE, annexe II', en: 'Directive 2014/68/EU, Annex II' } as const;

export const cases = [
  {
    title: { fr: 'Réservoir R404A de 65\u202fL', en: 'R404A receiver, 65\u202fL' },
    inputs: { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 65 },
    expected: { ps_v: 1820, table: 2, category: 'Cat III' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Réservoir R290', en: 'R290 receiver' },
    inputs: { type: 'Récipients', nature: 'Gaz', group: 1, pressure: 25, volume: 8 },
    expected: { ps_v: 200, table: 1, category: 'Cat II' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Volume d’au plus 1\u202fL', en: 'Volume up to 1\u202fL' },
    inputs: { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 1 },
    expected: { ps_v: 28, table: 2, category: 'Art 4§3' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'PS·V = 4200', en: 'PS·V = 4200' },
    inputs: { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 28, volume: 150 },
    expected: { ps_v: 4200, table: 2, category: 'Cat IV' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'PS d’au plus 4\u202fbar\u00a0: plafond à III', en: 'PS up to 4\u202fbar: capped at III' },
    inputs: { type: 'Récipients', nature: 'Gaz', group: 2, pressure: 3.5, volume: 2000 },
    expected: { ps_v: 7000, table: 2, category: 'Cat III' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Ballon d’eau glacée', en: 'Chilled-water buffer' },
    inputs: { type: 'Récipients', nature: 'Liquide', group: 2, pressure: 6, volume: 5000 },
    expected: { ps_v: 30000, table: 4, category: 'Art 4§3' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Collecteur DN50', en: 'Header, DN50' },
    inputs: { type: 'Tuyauterie', nature: 'Gaz', group: 2, pressure: 28, diamNom: 50 },
    expected: { ps_dn: 1400, table: 7, category: 'Cat I' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'NH3, DN80', en: 'NH3, DN80' },
    inputs: { type: 'Tuyauterie', nature: 'Gaz', group: 1, pressure: 25, diamNom: 80 },
    expected: { ps_dn: 2000, table: 6, category: 'Cat II' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'PS d’au plus 0,5\u202fbar', en: 'PS up to 0.5\u202fbar' },
    inputs: { type: 'Tuyauterie', nature: 'Gaz', group: 2, pressure: 0.4, diamNom: 100 },
    expected: { ps_dn: 40, category: 'Non soumis' },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Eau, DN350', en: 'Water, DN350' },
    inputs: { type: 'Tuyauterie', nature: 'Liquide', group: 2, pressure: 16, diamNom: 350 },
    expected: { ps_dn: 5600, table: 9, category: 'Cat I' },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
