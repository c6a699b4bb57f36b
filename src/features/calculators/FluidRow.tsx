import type { FluidInput } from '../../calculators/define.ts';
import { textAt } from '../../kit/form/fields.ts';
import { FluidCombobox } from '../../kit/controls/FluidCombobox.tsx';
import { usePicker } from '../../kit/fluids/use-picker.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import styles from './InputFields.module.css';

/** The refrigerant of a calculation: any of the list, a mix of the reader's own, a composition typed in full, or none. */
export function FluidRow({ input }: { readonly input: FluidInput }) {
  const { session, say, t, $messages, fluids: source } = usePage();
  const text = usePart(session.form.$content, ({ texts }) => textAt(texts, input.key));
  const problem = usePart($messages, ({ problems }) => problems[input.key]);
  const { value, chosen, list, onWanted, texts } = usePicker(source, text, t);
  return (
    <div className={styles.choice}>
      <FluidCombobox
        name={input.key}
        label={say(input.label)}
        isLabelShown
        list={list}
        onWanted={onWanted}
        value={value}
        chosen={chosen}
        onChange={(name) => session.form.set(input.key, name)}
        clear={
          input.required === true ? undefined : { label: t('fluids.clear'), run: () => session.form.set(input.key, '') }
        }
        problem={problem}
        note={input.help ? say(input.help) : undefined}
        {...texts}
      />
    </div>
  );
}
