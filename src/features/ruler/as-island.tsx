/** A part of the ruler's page as an island of its own. */
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../../language/index.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { RulerProvider } from './context.ts';
import { rulerPage } from './page-data.ts';
import type { RulerPage } from './page-data.ts';

export interface IslandProps {
  readonly locale: Locale;
  /** What the page was served with in its place. */
  readonly children?: ReactNode;
}

export interface PartProps {
  readonly page: RulerPage;
  readonly children?: ReactNode;
}

export function asIsland(Part: ComponentType<PartProps>): ComponentType<IslandProps> {
  return withErrorPage(function RulerIsland({ locale, children }: IslandProps) {
    const page = rulerPage(locale);
    return (
      <RulerProvider value={page}>
        <Part page={page}>{children}</Part>
      </RulerProvider>
    );
  });
}
