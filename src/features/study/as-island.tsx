/** A part of a page of studies as an island of its own: all share the page's data. */
import type { ComponentType } from 'react';
import type { Locale } from '../../language/index.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { TranslatorProvider } from '../../kit/island/context.ts';
import type { PageData } from '../../kit/island/page-data.ts';
import type { StudyPage } from './page-data.ts';

export interface IslandProps {
  readonly locale: Locale;
}

export const islandOf =
  <Data,>(page: PageData<Data, StudyPage<Data>>) =>
  (Part: ComponentType<IslandProps>): ComponentType<IslandProps> =>
    withErrorPage(function StudyIsland({ locale }: IslandProps) {
      return (
        <TranslatorProvider value={page.read(locale).t}>
          <Part locale={locale} />
        </TranslatorProvider>
      );
    });
