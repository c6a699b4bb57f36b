/** What leaked and how it was topped up, which starts the answer. */
import { useEffect, useRef } from 'react';
import { changesBefore } from '../../kit/form/before-script.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { Group } from '../../kit/page/Group.tsx';
import group from '../../kit/styles/group.module.css';
import notice from '../../kit/styles/notice.module.css';
import styles from '../../kit/page/Form.module.css';
import { Choice, Field, useText } from './field.tsx';
import { Fluid } from './late-form.ts';
import { asIsland, usePage } from './page-data.ts';
import { problemText } from './problem-text.ts';

/** Fields of the fold: it opens where one of them is refused. */
const FURTHER = new Set([
  't_rest',
  'volume_l',
  'mode',
  't_cylinder',
  't_evp',
  't_cdr',
  'superheat',
  'subcooling',
  'rend_is',
]);

/** Where nothing in view says what is wrong. */
function Alert() {
  const t = useTranslator();
  const { study } = usePage();
  const text = usePart(study.$shown, ({ problem }) => {
    const isShown = study.form.fields.some(({ key }) => key === problem?.field);
    return problem && !isShown ? problemText(problem, t) : undefined;
  });
  return text === undefined ? null : (
    <p className={notice.error} role="alert">
      {text}
    </p>
  );
}

function Further() {
  const t = useTranslator();
  const { study } = usePage();
  const isWanted = usePart(study.$shown, ({ problem }) => problem?.field !== undefined && FURTHER.has(problem.field));
  const modes = { isothermal: t('leak.modes.isothermal'), adiabatic: t('leak.modes.adiabatic') };
  return (
    <RoomyFold name="further" title={t('leak.groups.further')} isWanted={isWanted}>
      <div className={group.group}>
        <Field name="t_rest" />
        <Field name="volume_l" note={t('leak.notes.volume')} />
        <Field name="mode" words={modes} note={t('leak.notes.mode')} />
        <Field name="t_cylinder" />
        <div className={styles.spacer} />
        <Field name="t_evp" note={t('leak.notes.regime')} />
        <Field name="t_cdr" />
        <Field name="superheat" />
        <Field name="subcooling" />
        <Field name="rend_is" />
      </div>
    </RoomyFold>
  );
}

export const Inputs = asIsland(function LeakInputs() {
  const t = useTranslator();
  const { study } = usePage();
  const root = useRef<HTMLDivElement>(null);
  const isToppedUp = useText('topup') !== 'none';
  useEffect(() => {
    const stop = needIslandsOnceChanged(study.$shown);
    const changeAgain = changesBefore(root.current);
    study.start();
    changeAgain();
    return stop;
  }, [study]);
  const holes = { vapour: t('leak.holes.vapour'), liquid: t('leak.holes.liquid'), running: t('leak.holes.running') };
  const topups = { liquid: t('leak.topups.liquid'), vapour: t('leak.topups.vapour'), none: t('leak.topups.none') };
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Group title={t('leak.groups.machine')}>
        <Fluid />
        <Field name="charge_kg" />
      </Group>
      <Group title={t('leak.groups.leak')}>
        <Choice name="lost_in" words={{ kg: t('leak.lostIn.kg'), share: t('leak.lostIn.share') }} />
        <Field name="lost_kg" />
        <Field name="lost_share" />
        <Field name="hole" words={holes} />
      </Group>
      <Group title={t('leak.groups.topup')}>
        <Field name="topup" words={topups} />
        {isToppedUp ? <Field name="times" note={t('leak.notes.times')} /> : null}
      </Group>
      <Further />
    </div>
  );
});
