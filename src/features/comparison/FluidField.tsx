import { FluidField as Picker } from '../../kit/page/FluidField.tsx';
import { useTranslator } from '../../kit/island/context.ts';
import type { Side } from './question.ts';
import own from './Comparison.module.css';

/** One of both fluids, and what is wrong with it. */
export function FluidField({ name }: { readonly name: string }) {
  const t = useTranslator();
  return (
    <div className={name === 'fluid1' ? own.first : own.second} data-side={name}>
      <Picker name={name} label={t(`comparison.${name as Side}`)} />
    </div>
  );
}
