import type { ReactNode } from 'react';
import type { Input, InputGroup } from '../../calculators/define.ts';
import { textAt } from '../../kit/form/fields.ts';
import { shownUnit } from '../../kit/form/text.ts';
import { useOpened } from '../../kit/island/use-opened.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { withUnit } from '../../quantities/number.ts';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { shownInput } from './format-input.ts';
import { standInText, symbolOf } from './format.ts';
import type { ReadForm } from './state/reading.ts';
import fold from '../../kit/styles/fold.module.css';
import styles from './FieldGroup.module.css';

/** What a field holds, or what stands for it while it is empty; undefined for neither. */
function valueText(
  input: Input,
  form: ReadForm,
  standIns: Readonly<Record<string, unknown>> | undefined,
  { session, t }: Page,
): string | undefined {
  if (!form.shown[input.key]) return undefined;
  const typed = shownInput(input, textAt(form.texts, input.key), form.units, t);
  if (typed) return withUnit(typed.text, typed.symbol);
  const taken = standIns?.[input.key];
  if (input.kind !== 'number' || typeof taken !== 'number') return undefined;
  const unit = shownUnit(input.measure, form.units[input.key]);
  return withUnit(standInText(input, taken, unit, t.locale, session.definition.outputs), symbolOf(input.measure, unit));
}

/** A part of a long form, closed until it is asked for or at fault, with its values beside its name. */
export function FoldedGroup({ group, children }: { readonly group: InputGroup; readonly children: ReactNode }) {
  const page = usePage();
  const { session, say, $messages } = page;
  const { label, keys } = group;
  const { isOpen, details } = useOpened();
  const isWrong = usePart($messages, ({ problems }) => keys.some((key) => problems[key] !== undefined));
  const standIns = usePart(session.$shown, (answer) => (answer?.outcome.ok ? answer.outcome.standIns : undefined));
  const values = usePart(session.$form, (form) =>
    session.definition.inputs
      .filter(({ key }) => keys.includes(key))
      .flatMap((input) => valueText(input, form, standIns, page) ?? [])
      .join(' · '),
  );
  return (
    <details
      className={`${fold.fold} ${styles.folded}`}
      data-folded=""
      data-roomy={group.isFolded === 'narrow' ? '' : undefined}
      open={isOpen || isWrong}
      {...details}
    >
      <summary>
        <span>{say(label)}</span>
        <small>{values}</small>
      </summary>
      {children}
    </details>
  );
}
