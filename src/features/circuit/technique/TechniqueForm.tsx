/** What the page of indicators asks: the life of the plant, and the bins of a season. */
import { TECHNIQUE } from './part.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { CHARGE } from '../charge/part.ts';
import { otherPart, pagePart } from '../page-part.ts';
import { useOwnPart } from '../use-own-part.ts';
import { PartField, PartRows } from '../PartFields.tsx';
import { YearLink } from './YearLink.tsx';
import group from '../../../kit/styles/group.module.css';
import page from '../part.module.css';

export const TechniqueForm = asIsland(function TechniqueFormIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const charge = otherPart(CHARGE);
  const part = pagePart(TECHNIQUE, locale);
  useOwnPart(part);
  const format = useFormatter();
  // Pages are built one after the other: what the page of the charge was built with is not this page's.
  const held = usePart(charge.$answer, ({ result }) => (import.meta.env.SSR ? undefined : result));
  const chargeNote =
    held === undefined
      ? undefined
      : t(
          held.estimated && !held.is_weighed
            ? 'circuitPages.technique.chargeEstimated'
            : 'circuitPages.technique.chargeHeld',
          {
            mass: format.full('mass', held.range.usual),
          },
        );
  return (
    <div className={page.form}>
      <fieldset className={group.group}>
        <legend>{t('circuitPages.technique.tewi')}</legend>
        <PartField part={part} path="charge" note={chargeNote} />
        <PartField part={part} path="gwp" note={t('circuitPages.technique.gwpNote')} />
        <PartField part={part} path="leak" />
        <PartField part={part} path="years" label={t('circuitPages.technique.yearsLabel')} />
        <PartField part={part} path="recovery" />
        <PartField part={part} path="hours" label={t('circuitPages.technique.hoursLabel')} />
        <PartField part={part} path="eta_motor" />
        <PartField part={part} path="e_annual" note={t('circuitPages.technique.energyNote')} />
        <YearLink />
        <PartField part={part} path="beta" label={t('circuitPages.technique.betaUnit')} />
      </fieldset>
      <fieldset className={group.group}>
        <legend>{t('circuitPages.technique.season')}</legend>
        <PartField part={part} path="dt_cdr" />
        <PartField part={part} path="tc_min" />
        <PartRows
          part={part}
          name="bins"
          labels={{
            add: t('circuitPages.technique.addBin'),
            remove: (n) => t('circuitPages.technique.removeBin', { n }),
          }}
        />
      </fieldset>
    </div>
  );
});
