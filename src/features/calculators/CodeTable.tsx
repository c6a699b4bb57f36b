import { memo } from 'react';
import { $calculatorDigits } from './state/units.ts';
import { copyText } from '../../kit/files/copy-text.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { shownOutput, withChosenDigits } from './format-output.ts';
import type { Output } from '../../calculators/define.ts';
import styles from './CodeTable.module.css';
import { withUnit } from '../../quantities/number.ts';

/** The result in every unit at once, each with its copy; the one asked for stands out. */
export function CodeTable() {
  const { session, t } = usePage();
  const answer = usePart(session.$shown, (whole) => whole);
  const digits = usePart($calculatorDigits, (counts) => counts);
  const { definition } = session;
  const every = definition.codes?.every;
  const output = definition.outputs.find(({ key }) => key === every?.output);
  if (!answer?.outcome.ok || !every || !output || !('measure' in output)) return null;

  const shownAs = withChosenDigits(definition.id, output, digits);
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) addToast('success', t('calculatorPages.every.copied', { value: text }));
    else addToast('warning', t('calculatorPages.every.copyFailed'));
  };

  return (
    <section className={styles.every} data-every={output.key} aria-label={t('calculatorPages.every.title')}>
      <h2>{t('calculatorPages.every.title')}</h2>
      <DigitsChoice output={output} />
      <table>
        <tbody>
          {(answer.every ?? []).map(({ code, label, value }) => {
            const { text } = value === undefined ? { text: '–' } : shownOutput(shownAs, value, undefined, t, label);
            const whole = withUnit(text, label);
            const isAsked = code === answer.inputs[every.input];
            return (
              <tr key={code} data-code={code} aria-current={isAsked ? 'true' : undefined}>
                <td>{text}</td>
                <th scope="row">
                  {label}
                  {isAsked ? <span className="sr-only">, {t('calculatorPages.every.asked')}</span> : null}
                </th>
                <td>
                  {value === undefined ? null : (
                    <button
                      type="button"
                      aria-label={t('calculatorPages.every.copy', { value: whole })}
                      onClick={() => void copy(whole)}
                    >
                      {t('calculatorPages.actions.copy')}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** How many significant digits of a figure are shown, where the definition leaves the choice. */
const DigitsChoice = memo(function DigitsChoice({ output }: { readonly output: Output }) {
  const { session, t } = usePage();
  const { id } = session.definition;
  const digits = usePart($calculatorDigits, (counts) => counts);
  if (!('digitChoices' in output) || !output.digitChoices) return null;
  const shownAs = withChosenDigits(id, output, digits);
  const { min, max } = output.digitChoices;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  const chosen = 'digits' in shownAs && 'significant' in shownAs.digits ? String(shownAs.digits.significant) : '';
  const onDigits = (count: string): void =>
    $calculatorDigits.set({ ...$calculatorDigits.get(), [`${id}>${output.key}`]: Number(count) });
  return (
    <div className={styles.digits}>
      <Select
        name="digits"
        label={t('calculatorPages.every.digits')}
        value={chosen}
        options={counts.map((count) => ({ value: count, label: count }))}
        onChange={onDigits}
      />
    </div>
  );
});
