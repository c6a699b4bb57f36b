/** The diagram of the page's example, drawn while the site is built; no browser draws it. */
import type { PhCurves } from '../../charts/ph/types.ts';
import type { Locale } from '../../language/index.ts';
import { RulerProvider } from './context.ts';
import { DiagramPanel } from './DiagramPanel.tsx';
import { rulerPage } from './page-data.ts';

export function ServedDiagram({ locale, curves }: { readonly locale: Locale; readonly curves: PhCurves }) {
  const page = rulerPage(locale);
  return (
    <RulerProvider value={page}>
      <DiagramPanel page={page} served={curves} />
    </RulerProvider>
  );
}
