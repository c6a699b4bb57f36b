/** A part of the quick point's page as an island of its own. */
import type { ComponentType } from 'react';
import type { Locale } from '../../language/index.ts';
import { TranslatorProvider } from '../../kit/island/context.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { linePage } from './page-data.ts';
import type { LinePage } from './page-data.ts';

export interface PartProps {
  readonly page: LinePage;
}

export const asIsland = (Part: ComponentType<PartProps>): ComponentType<{ readonly locale: Locale }> =>
  withErrorPage(function LineIsland({ locale }: { readonly locale: Locale }) {
    const page = linePage(locale);
    return (
      <TranslatorProvider value={page.t}>
        <Part page={page} />
      </TranslatorProvider>
    );
  });
