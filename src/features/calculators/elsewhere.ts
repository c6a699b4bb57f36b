/** Cards of the index of tools that open a part of another page: what people look for among the calculators and is none. */
import type { ToolIconName } from '../../calculators/icons.ts';
import type { Category, Colour } from '../../calculators/index.ts';
import type { Bilingual } from '../../language/index.ts';

interface CardElsewhere {
  /** Bare address, with the part of the page it opens. */
  readonly path: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** What it is found by beside its own words. */
  readonly words: string;
  readonly updated: string;
  readonly category: Category;
  readonly icon: ToolIconName;
  readonly colour: Colour;
}

export const CARDS_ELSEWHERE: readonly CardElsewhere[] = [
  {
    path: '/simulation/diagnostic#performance',
    title: { fr: 'Performance mesurée\u00a0: COP, EER, kW', en: 'Measured performance: COP, EER, kW' },
    description: {
      fr: 'Le COP réel au cinquième relevé, les\u202fkW au sixième, avec leur ±, et le relevé qui ment\u202f; SPF par deux compteurs',
      en: 'The actual COP at the fifth reading, the kW at the sixth, with their ±, and which reading lies; SPF from two meters',
    },
    words:
      'cop eer spf rendement puissance frigorifique calorifique reelle mesure terrain compteur field capacity efficiency',
    updated: '2026-11-28',
    category: 'calc',
    icon: 'activity',
    colour: 'secondary',
  },
];
