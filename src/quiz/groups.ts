/**
 * The groups of skills and knowledge a certificate is examined on, and how the quizzes' questions are gathered by
 * them. Numbers and subjects: Implementing Regulation (EU) 2024/2215, Annex I; in France the order of 21 November
 * 2025 on certificates of persons (JORF of 10 December 2025), Annex II. The wording is ours.
 */
import type { Bilingual } from '../language/index.ts';
import { text } from '../language/index.ts';

export const GROUPS = {
  1: text('Législation et thermodynamique élémentaire', 'Legislation and basic thermodynamics'),
  2: text(
    'Effets des fluides sur l’environnement et règles qui en découlent',
    'Refrigerants, the environment and the rules',
  ),
  3: text('Contrôles avant mise en service, après réparation, en marche', 'Checks before start, after repair, in use'),
  4: text('Contrôles d’étanchéité', 'Leak checks'),
  5: text('Manipuler fluide et circuit sans rejet', 'Handling refrigerant and circuit without emissions'),
  6: text('Compresseurs', 'Compressors'),
  7: text('Condenseurs', 'Condensers'),
  8: text('Évaporateurs', 'Evaporators'),
  9: text('Détendeurs et autres composants', 'Expansion valves and other components'),
  10: text('Tuyauteries étanches', 'Leak-tight piping'),
  11: text('Techniques et fluides de substitution', 'Alternative technologies and refrigerants'),
  12: text('Équipements aux hydrocarbures', 'Hydrocarbon equipment'),
  13: text('Équipements au CO₂', 'CO₂ equipment'),
  14: text('Équipements à l’ammoniac', 'Ammonia equipment'),
} as const satisfies Readonly<Record<number, Bilingual>>;

export type Group = keyof typeof GROUPS;
export const isGroup = (value: number): value is Group => Object.hasOwn(GROUPS, value);

export interface Selection {
  readonly slug: string;
  readonly groups: readonly [Group, ...Group[]];
  readonly heading: Bilingual;
}

/** Groups that hold few questions stand together, so that each selection is worth a sitting. */
export const SELECTIONS: readonly Selection[] = [
  { slug: 'attestation-1', groups: [1], heading: GROUPS[1] },
  { slug: 'attestation-2', groups: [2], heading: GROUPS[2] },
  {
    slug: 'attestation-3-5',
    groups: [3, 5],
    heading: text('Mise en service et manipulation du fluide', 'Commissioning and handling refrigerant'),
  },
  { slug: 'attestation-4', groups: [4], heading: GROUPS[4] },
  {
    slug: 'attestation-6-10',
    groups: [6, 7, 8, 9, 10],
    heading: text('Composants et tuyauteries', 'Components and piping'),
  },
  {
    slug: 'attestation-11-12',
    groups: [11, 12],
    heading: text('Fluides de substitution et hydrocarbures', 'Alternative refrigerants and hydrocarbons'),
  },
  { slug: 'attestation-13', groups: [13], heading: GROUPS[13] },
  { slug: 'attestation-14', groups: [14], heading: GROUPS[14] },
];
