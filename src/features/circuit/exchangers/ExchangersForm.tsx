/** What the page of exchangers asks: what runs on the other side of each, from where to where. */
import { shownText, textFromValue } from '../../../kit/form/text.ts';
import { EXCHANGERS, SIDES } from './part.ts';
import type { Side } from './part.ts';
import type { Part } from '../state/part.ts';
import { unitOfSlot } from '../../../kit/form/units.ts';
import { formatAtMost } from '../../../quantities/number.ts';
import { Select } from '../../../kit/controls/Select.tsx';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { simulatorData } from '../simulator/page-data.ts';
import { RoomyFold } from '../../../kit/island/RoomyFold.tsx';
import { usePart } from '../../../kit/island/use-part.ts';
import { pagePart } from '../page-part.ts';
import { useOwnPart } from '../use-own-part.ts';
import { PartField } from '../PartFields.tsx';
import group from '../../../kit/styles/group.module.css';
import page from '../part.module.css';
import styles from './Exchangers.module.css';

interface SideProps {
  readonly part: Part<'exchangers'>;
  readonly side: Side;
}

const FIELDS = ['concentration', 't_in', 't_out', 'shr', 'rh', 'subcooler', 'flow', 'cp', 'rho', 'u'] as const;
const RECOVERY = ['t_out', 't_in', 'pinch'] as const;
/** What few have at hand, and what stands in for each says: folded on a phone until it is typed. */
const SPARE: readonly (typeof FIELDS)[number][] = ['flow', 'cp', 'rho', 'u'];

export const ExchangersForm = asIsland(function ExchangersFormIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const part = pagePart(EXCHANGERS, locale);
  useOwnPart(part);
  return (
    <div className={`${page.form} ${styles.form}`}>
      {SIDES.map((side) => (
        <fieldset key={side} className={group.group}>
          <legend>{t(`circuitPages.exchangers.sides.${side}`)}</legend>
          <Medium part={part} side={side} />
          <SideFields part={part} side={side} />
        </fieldset>
      ))}
      <fieldset className={group.group}>
        <legend>{t('circuitPages.exchangers.recovery.title')}</legend>
        {RECOVERY.map((key) => (
          <PartField
            key={key}
            part={part}
            path={`heat_recovery.${key}`}
            label={t(`circuitPages.exchangers.recovery.fields.${key}`)}
            note={t(`circuitPages.exchangers.recovery.notes.${key}`)}
          />
        ))}
      </fieldset>
    </div>
  );
});

/** The limits of the concentration and what it is a share of, in words; undefined where there is none. */
function useConcentrationNote({ part, side }: SideProps): string | undefined {
  const t = useTranslator();
  const chosen = usePart(part.form.$content, ({ texts }) => String(texts[`${side}.medium`] ?? ''));
  const solution = simulatorData(t.locale).solutions?.find(({ key }) => key === chosen);
  if (!solution) return undefined;
  const number = (value: number): string => formatAtMost(value, 1, t.locale);
  return t(`circuitPages.exchangers.basis.${solution.basis}`, {
    min: number(solution.min),
    max: number(solution.max),
  });
}

function SideFields({ part, side }: SideProps) {
  const t = useTranslator();
  const concentration = useConcentrationNote({ part, side });
  const notes: Readonly<Partial<Record<(typeof FIELDS)[number], string | undefined>>> = {
    concentration,
    t_in: t(`circuitPages.exchangers.notes.${side}In`),
    t_out: t(`circuitPages.exchangers.notes.${side}Out`),
    flow: t('circuitPages.exchangers.notes.flow'),
    cp: t('circuitPages.exchangers.notes.property'),
    rho: t('circuitPages.exchangers.notes.property'),
    u: t('circuitPages.exchangers.notes.u'),
  };
  const isWrong = usePart(part.$answer, ({ problem }) => SPARE.some((key) => problem?.field === `${side}.${key}`));
  const isTyped = usePart(part.form.$content, ({ texts }) =>
    SPARE.some((key) => String(texts[`${side}.${key}`] ?? '').trim() !== ''),
  );
  const fieldOf = (key: (typeof FIELDS)[number]) => (
    <PartField
      key={key}
      part={part}
      path={`${side}.${key}`}
      label={t(`circuitPages.exchangers.fields.${key}`)}
      note={notes[key]}
    />
  );
  const own = FIELDS.filter((key) => EXCHANGERS.fields.some((field) => field.key === `${side}.${key}`));
  return (
    <>
      {own.filter((key) => !SPARE.includes(key)).map(fieldOf)}
      <RoomyFold
        name={`properties-${side}`}
        title={t('circuitPages.exchangers.properties')}
        isWanted={isWrong || isTyped}
      >
        {own.filter((key) => SPARE.includes(key)).map(fieldOf)}
      </RoomyFold>
    </>
  );
}

/** The secondary fluid: of the simulation, air, water, a solution, or one the reader describes. */
function Medium({ part, side }: SideProps) {
  const t = useTranslator();
  const name = `${side}.medium`;
  const { solutions = [] } = simulatorData(t.locale);
  const value = usePart(part.form.$content, ({ texts }) => String(texts[name] ?? ''));
  const choose = (chosen: string): void => {
    part.form.set(name, chosen);
    const path = `${side}.concentration`;
    const field = EXCHANGERS.fields.find(({ key }) => key === path);
    const solution = solutions.find(({ key }) => key === chosen);
    if (field?.kind !== 'number' || field.default === null || !solution) return;
    // The concentration the page opens with is nobody's choice: where the solution has no such one, its nearest stands.
    const unit = unitOfSlot(part.form.$content.get().units, field.quantity);
    const nearest = Math.min(Math.max(field.default, solution.min), solution.max);
    const opening = shownText(field, field.default, unit, t.locale).text;
    if (part.form.$content.get().texts[path] === opening)
      part.form.set(path, textFromValue(field, nearest, unit, t.locale));
  };
  const own = (key: 'simulation' | 'air' | 'water' | 'other') => t(`circuitPages.exchangers.media.${key}`);
  return (
    <Select
      name={name}
      label={t('circuitPages.exchangers.fields.medium')}
      value={value}
      options={[
        ...(side === 'condenser' ? [{ value: '', label: own('simulation') }] : []),
        { value: 'air', label: own('air') },
        { value: 'water', label: own('water') },
        ...solutions.map((solution) => ({ value: solution.key, label: solution.name[t.locale] })),
        { value: 'other', label: own('other') },
      ]}
      onChange={choose}
    />
  );
}
