/** A part of the simulator as an island of its own: all share the page's data and its simulation. */
import type { ComponentType } from 'react';
import type { Locale } from '../../language/index.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { TranslatorProvider } from '../../kit/island/context.ts';
import { simulatorTexts } from './page-data.ts';

export interface IslandProps {
  readonly locale: Locale;
}

export function asIsland(Part: ComponentType<IslandProps>): ComponentType<IslandProps> {
  return withErrorPage(function SimulatorIsland({ locale }: IslandProps) {
    return (
      <TranslatorProvider value={simulatorTexts(locale)}>
        <Part locale={locale} />
      </TranslatorProvider>
    );
  });
}
