/** The diagram of the page's example, drawn while the site is built; no browser draws it. */
import type { PhCurves } from '../../charts/ph/types.ts';
import type { Locale } from '../../language/index.ts';
import { DiagramPanel } from './DiagramPanel.tsx';
import { asIsland } from './island.ts';

const OnPage = asIsland(({ children }) => children);

export const ServedDiagram = ({ locale, curves }: { readonly locale: Locale; readonly curves: PhCurves }) => (
  <OnPage locale={locale}>
    <DiagramPanel served={curves} />
  </OnPage>
);
