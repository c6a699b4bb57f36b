/** What a calculator's picture is given, and how one is made of a definition. */
import type { ComponentType } from 'react';
import { createElement } from 'react';
import type { Definition, InputsOf, OutputsOf, OutputValue } from './define.ts';
import { readInputs } from './derive/read.ts';
import type { Values } from './derive/read.ts';
import type { Bilingual, Locale } from '../language/index.ts';

interface Reader {
  readonly locale: Locale;
  /** The reader's half of a bilingual text. */
  readonly translate: (text: Bilingual) => string;
}

export interface ViewProps extends Reader {
  /** As `compute` was given them, text or numbers, in the units of the definition. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The same as read, where whoever shows the picture has done so. */
  readonly values?: Values;
  /** As `compute` answered them; a picture is shown of a result only. */
  readonly outputs: Readonly<Record<string, OutputValue>>;
}

/** The same for one calculator, its values read. */
export interface DrawnProps<D extends Definition> extends Reader {
  readonly inputs: InputsOf<D>;
  readonly outputs: OutputsOf<D>;
}

export type View = ComponentType<ViewProps>;

/** The picture of a calculator, from one that draws its read values. */
export function view<const D extends Definition>(definition: D, Drawn: ComponentType<DrawnProps<D>>): View {
  return function CalculatorView({ inputs, values, outputs, ...reader }: ViewProps) {
    return createElement(Drawn, {
      ...reader,
      inputs: (values ?? readInputs(definition, inputs).values) as InputsOf<D>,
      outputs: outputs as OutputsOf<D>,
    });
  };
}
