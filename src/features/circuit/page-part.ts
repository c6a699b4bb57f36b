/** The part of the page that is open, with what the page was built with. */
import type { Locale } from '../../language/index.ts';
import { pageCircuit } from './state/page-circuit.ts';
import type { DoorResult, Part, PartDoor, PartSpec } from './state/part.ts';
import { simulatorData } from './simulator/page-data.ts';
import type { SimulatorData } from './simulator/page-data.ts';
import { keepServed } from '../../kit/island/use-part.ts';

const servedWith = new WeakMap<object, SimulatorData>();

/** Every island of a page calls it first; the one of its form wakes at once. */
export function pagePart<N extends PartDoor>(spec: PartSpec<N>, locale: Locale): Part<N> {
  const data = simulatorData(locale);
  const serve = (part: Part<N>): void => {
    part.serve(locale, data.answer as DoorResult<N>);
    servedWith.set(part, data);
    // While pages are built one after the other, what was served is that of the page being built.
    if (!import.meta.env.SSR) keepServed([part.form.$content, part.$answer]);
  };
  const part = pageCircuit.open(spec, serve);
  if (import.meta.env.SSR && servedWith.get(part) !== data) serve(part);
  return part;
}

/**
 * A part of another page, for what this one shows of it: it was served with its defaults and no answer. Every island of
 * the page that may wake first calls it before `pagePart`, whose part may ask for it.
 */
export const otherPart = <N extends PartDoor>(spec: PartSpec<N>): Part<N> =>
  pageCircuit.open(spec, (part) => {
    if (!import.meta.env.SSR) keepServed([part.form.$content, part.$answer]);
  });
