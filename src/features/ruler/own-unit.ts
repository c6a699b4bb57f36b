/** Fields of the instruments, which the form and links hold in kelvins and metres, as a reader of other units reads and types them. */
import { useState } from 'react';
import type { Locale } from '../../language/index.ts';
import { isAsServed } from '../../kit/form/as-served.ts';
import { unitOfSlot } from '../../kit/form/units.ts';
import { convert, decimalSign, parseNumber, unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { formatAtMost, typedNumber } from '../../quantities/number.ts';
import { useRuler } from './context.ts';
import type { Units } from './state/units.ts';

export interface OwnUnit {
  readonly symbol: string;
  /** Undefined: in the unit of the form. */
  readonly scale?: { readonly to: (value: number) => number; readonly from: (shown: number) => number };
}

/** How a reader has a quantity the form holds in `own`. */
export function ownUnit<Q extends 'temperatureDifference' | 'length'>(
  { choices }: Units,
  quantity: Q,
  own: UnitOf<Q>,
): OwnUnit {
  const unit = unitOfSlot(choices, quantity) as UnitOf<Q>;
  const { symbol } = unitOf(quantity, unit);
  if (unit === own) return { symbol };
  return {
    symbol,
    scale: {
      to: (value) => convert(quantity, value, own, unit),
      from: (shown) => convert(quantity, shown, unit, own),
    },
  };
}

const DECIMALS = 2;

/** A text of the form in another unit; what is no number as it is. */
export function textInUnit(text: string, { scale }: OwnUnit, locale: Locale): string {
  const read = scale && parseNumber(text, decimalSign(locale));
  return read?.ok ? formatAtMost(scale?.to(read.value) ?? 0, DECIMALS, locale) : text;
}

/** What a field shows, and where what is typed in it goes; what is typed stays as typed. */
export function useInUnit(
  text: string,
  own: OwnUnit = { symbol: '' },
  take: (text: string) => void,
): { readonly shown: string; readonly onText: (typed: string) => void } {
  const { t } = useRuler();
  const [typed, setTyped] = useState({ shown: '', text: '' });
  const { scale } = own;
  if (!scale) return { shown: text, onText: take };
  return {
    shown: typed.text === text && text !== '' ? typed.shown : textInUnit(text, own, t.locale),
    onText: (shown) => {
      // The page is served in the unit of the form.
      if (isAsServed()) return take(shown);
      const read = parseNumber(shown, decimalSign(t.locale));
      const inForm = read.ok ? typedNumber(scale.from(read.value), t.locale) : shown;
      setTyped({ shown, text: inForm });
      take(inForm);
    },
  };
}
