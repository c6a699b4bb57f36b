/** What the reader reckons: for every variant alike, and the price and upkeep of each, kept with its study. */
import { useState } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { formatAtMost } from '../../../quantities/number.ts';
import { decimalSign } from '../../../quantities/index.ts';
import { COSTS, MOST_COST } from '../../../machine/record/record.ts';
import type { Study } from '../../../machine/index.ts';
import type { Cost } from '../../../machine/record/record.ts';
import field from '../../../kit/styles/field.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { machines } from '../state/store.ts';
import type { Ticked } from './compute.ts';
import type { Variant } from './table.ts';
import { $sharedCosts, numberWithin, SHARED, SHARED_RANGES } from './shared.ts';
import type { SharedKey, SharedTexts } from './shared.ts';
import styles from './Variants.module.css';

const UNITS: Readonly<Record<SharedKey, string>> = { floor: '°C', kwh: '', years: '' };

const wrongText = ([min, max]: readonly [number, number], t: Translator): string =>
  t('variants.shared.wrong', { min: formatAtMost(min, 2, t.locale), max: formatAtMost(max, 2, t.locale) });

export function SharedFields({ t, texts }: { readonly t: Translator; readonly texts: SharedTexts }) {
  return (
    <fieldset className={styles.shared}>
      <legend>{t('variants.shared.legend')}</legend>
      {SHARED.map((key) => {
        const isWrong = numberWithin(texts[key], SHARED_RANGES[key], decimalSign(t.locale)) === null;
        return (
          <label key={key} className={styles.field}>
            {`${t(`variants.shared.${key}`)}${UNITS[key] === '' ? '' : `, ${UNITS[key]}`}`}
            <input
              className={field.input}
              type="text"
              inputMode="decimal"
              name={`variants-${key}`}
              value={texts[key]}
              aria-invalid={isWrong || undefined}
              onChange={({ currentTarget }) => $sharedCosts.set({ ...texts, [key]: currentTarget.value })}
            />
            {isWrong ? <span className={remarks.problem}>{wrongText(SHARED_RANGES[key], t)}</span> : null}
          </label>
        );
      })}
      <p className={remarks.fine}>{t('variants.shared.note')}</p>
    </fieldset>
  );
}

interface CostProps {
  readonly cost: Cost;
  readonly variant: Variant;
  readonly ticked: Ticked | undefined;
  readonly t: Translator;
}

const COST_RANGE = [0, MOST_COST] as const;

function CostInput({ cost, variant: { kept, title }, ticked, t }: CostProps) {
  const [text, setText] = useState(kept[cost] === undefined ? '' : formatAtMost(kept[cost], 2, t.locale));
  const isWrong = numberWithin(text, COST_RANGE, decimalSign(t.locale)) === null;
  const change = async (typed: string): Promise<void> => {
    setText(typed);
    const value = numberWithin(typed, COST_RANGE, decimalSign(t.locale));
    if (value === null || !ticked) return;
    const fresh = (await machines.find(ticked.machine.id)) ?? ticked.machine;
    const studies = fresh.studies.map((study): Study => {
      if (study.id !== kept.id) return study;
      const { [cost]: _, ...rest } = study;
      return value === undefined ? rest : { ...rest, [cost]: value };
    });
    await machines.save({ ...fresh, studies, changed: new Date().toISOString() });
  };
  return (
    <>
      <input
        className={field.input}
        type="text"
        inputMode="decimal"
        name={`${cost}-${kept.id}`}
        aria-label={`${t(`variants.${cost}`)}, ${title}`}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={({ currentTarget }) => void change(currentTarget.value)}
      />
      {isWrong ? <small className={remarks.problem}>{wrongText(COST_RANGE, t)}</small> : null}
    </>
  );
}

export function CostFields({
  t,
  variants,
  ticked,
}: {
  readonly t: Translator;
  readonly variants: readonly Variant[];
  readonly ticked: readonly Ticked[];
}) {
  return (
    <tbody data-costs="">
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={variants.length + 1}>
          {t('variants.groups.own')}
        </th>
      </tr>
      {COSTS.map((cost) => (
        <tr key={cost}>
          <th scope="row">{t(`variants.${cost}`)}</th>
          {variants.map((variant) => (
            <td key={variant.kept.id}>
              <CostInput
                cost={cost}
                variant={variant}
                ticked={ticked.find(({ kept }) => kept.id === variant.kept.id)}
                t={t}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
