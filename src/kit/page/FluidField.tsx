import { FluidCombobox } from '../controls/FluidCombobox.tsx';
import { usePicker } from '../fluids/use-picker.ts';
import { fieldAt } from '../form/fields.ts';
import type { Key } from '../../i18n/keys.ts';
import { useTranslator } from '../island/context.ts';
import { usePart } from '../island/use-part.ts';
import { useRefusal, useText } from './Field.tsx';
import { useAnyPage } from './island.tsx';

/** A fluid of the page, and what is wrong with it. Each of its pickers was served with a fluid, in the order of its fields. */
export function FluidField({ name }: { readonly name: string }) {
  const { form, question, sources } = useAnyPage();
  const t = useTranslator();
  const text = useText(name);
  const problem = useRefusal(name);
  const isUsed = usePart(form.$content, ({ texts }) => fieldAt(form.fields, name)?.isUsed?.(texts) ?? true);
  const fluids = form.fields.filter(({ key, kind }) => kind === 'text' && key.startsWith('fluid'));
  const source = sources[fluids.findIndex(({ key }) => key === name)] ?? sources[0];
  if (!source) throw new Error(`${question.key}: no fluid was served for ${name}`);
  const { value, chosen, list, onWanted, texts } = usePicker(source, text, t);
  return isUsed ? (
    <FluidCombobox
      label={t(`${question.key}.fields.${name}` as Key)}
      name={name}
      list={list}
      onWanted={onWanted}
      value={value}
      chosen={chosen}
      onChange={(picked) => form.set(name, picked)}
      problem={problem}
      {...texts}
    />
  ) : null;
}
