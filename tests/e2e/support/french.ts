/** The texts of a report's pages in French, where no build finds them. */
import { texts as charge } from '../../../src/features/circuit/charge/texts/fr.ts';
import { texts as pipes } from '../../../src/features/circuit/pipes/texts/fr.ts';
import { texts as simulator } from '../../../src/features/circuit/simulator/texts/fr.ts';
import { texts as technique } from '../../../src/features/circuit/technique/texts/fr.ts';
import type { Dictionary } from '../../../src/i18n/keys.ts';
import { createTranslator, SHARED_TEXTS } from '../../../src/i18n/index.ts';
import { merged } from '../../../src/i18n/merged.ts';

export const french = createTranslator('fr', {
  fr: merged([SHARED_TEXTS.fr, ...([charge, pipes, simulator, technique] as unknown as readonly Dictionary[])]),
});
