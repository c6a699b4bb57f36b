import { FluidField as Picker } from '../../kit/page/FluidField.tsx';
import own from './Comparison.module.css';

/** One of both fluids, and what is wrong with it. */
export function FluidField({ name }: { readonly name: string }) {
  return (
    <div className={name === 'fluid1' ? own.first : own.second} data-side={name}>
      <Picker name={name} />
    </div>
  );
}
