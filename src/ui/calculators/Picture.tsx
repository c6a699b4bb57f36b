import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CalculatorId } from '../../calculators/index.ts';
import type { View } from '../../calculators/view-props.ts';
import { VIEWS } from '../../calculators/views.ts';
import { usePage } from './context.ts';

/** The picture of the result: as drawn with the page until its own code is here, then drawn anew at every change. */
export function Picture({ children }: { readonly children?: ReactNode }) {
  const { session, t, say } = usePage();
  const { inputs, outcome } = useStore(session.$answer);
  const [View, setView] = useState<View | undefined>(undefined);
  const { id } = session.definition;

  useEffect(() => {
    let isGone = false;
    // Without its code the picture of the page stays, which is that of another result: it goes then.
    void VIEWS[id as CalculatorId]?.().then(({ default: loaded }) => {
      if (!isGone) setView(() => loaded);
    }, () => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);

  if (!outcome.ok) return null;
  if (!View) return children;
  return <View inputs={inputs} outputs={outcome.outputs} locale={t.locale} translate={say} />;
}
