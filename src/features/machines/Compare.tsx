/** The studies that are ticked, side by side: what shows them is fetched once there are two. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import type { MachineRecord } from '../../machine/index.ts';
import { keyOf } from './MachineCard.tsx';
import type { Ticked } from './variants/compute.ts';

interface Props {
  readonly machines: readonly MachineRecord[];
  readonly chosen: readonly string[];
}

type Shown = ComponentType<{ readonly ticked: readonly Ticked[] }>;

export function Compare({ machines, chosen }: Props) {
  const t = useTranslator();
  const [late, setLate] = useState<{ readonly Variants: Shown } | 'failed' | undefined>(undefined);
  const ticked = chosen.flatMap((key): readonly Ticked[] =>
    machines.flatMap((machine) =>
      machine.studies
        .filter((kept) => keyOf(machine, kept) === key)
        .map((kept) => ({ title: `${machine.name} · ${kept.name}`, machine, kept })),
    ),
  );
  const isWanted = ticked.length > 1;
  useEffect(() => {
    if (!isWanted || typeof late === 'object') return;
    import('./variants/Variants.tsx').then(
      ({ Variants }) => setLate({ Variants }),
      () => setLate('failed'),
    );
  }, [isWanted, late]);
  const count = machines.reduce((sum, { studies }) => sum + studies.length, 0);
  if (!isWanted) return count < 2 ? null : <p className={remarks.fine}>{t('machines.chooseMore')}</p>;
  if (late === 'failed') return <p className={notice.error}>{t('machines.variantsOutOfReach')}</p>;
  return late ? <late.Variants ticked={ticked} /> : <p role="status">{t('machines.variantsPending')}</p>;
}
