/** What may be put in the place of a fluid, as the search says it: never what may not be charged that day. */
import { filled } from '../../../language/index.ts';
import { APART, isClassAbove } from '../../../machine/classes.ts';
import { lawLines } from './law-lines.ts';
import type { Dated, FluidEntry, SearchData } from '../entries.ts';

const namesOn = (all: readonly Dated[], day: string): readonly string[] =>
  all.flatMap((each) => (typeof each === 'string' ? [each] : day < each[1] ? [each[0]] : []));

/** What replaces a fluid: in its machine, and in a new one alone. */
export function replacedLines(
  { next, class: safety }: FluidEntry,
  { texts }: SearchData,
  day: string,
): readonly string[] {
  if (next === undefined) return [texts.replacedByNone];
  const [same, isNew] = [namesOn(next.same, day), namesOn(next.new, day)];
  return [
    same.length === 0
      ? texts.replacedSameNone
      : filled(texts.replacedSame, { class: safety ?? '', fluids: same.join(', ') }),
    ...(isNew.length === 0 ? [] : [filled(texts.replacedNew, { fluids: isNew.join(', ') })]),
    filled(texts.replacedIn, { machine: next.machine }),
  ];
}

/** Whether a fluid may not be charged virgin in the machine of another. */
export function isBanned({ ban }: FluidEntry, { next }: FluidEntry, day: string): boolean {
  const of = (sector: 0 | 1): boolean => {
    const from = ban?.[sector];
    return typeof from === 'string' && from <= day;
  };
  return next?.sector === undefined ? of(0) || of(1) : of(next.sector);
}

/** That a second fluid is of a higher class than the first one's machine was made for; undefined where it is not. */
export function classLine(from: FluidEntry, to: FluidEntry, { texts }: SearchData): string | undefined {
  const said = { from: from.name, to: to.name, class1: from.class ?? '', class: to.class ?? '' };
  return from.class !== undefined && to.class !== undefined && isClassAbove(to.class, from.class)
    ? filled(texts.changeClass, said)
    : undefined;
}

/** Whether a fluid may be put in the machine of another: the answer first, then what it hangs on. */
export function changeLines(from: FluidEntry, to: FluidEntry, data: SearchData, day: string): readonly string[] {
  const { texts } = data;
  const said = { from: from.name, to: to.name, machine: from.next?.machine ?? '' };
  const say = (
    name: 'changeBanned' | 'changeOther' | 'changeUnknown' | 'changeSame' | 'changeUnfit' | 'changeCompare',
  ) => filled(texts[name], said);
  if (isBanned(to, from, day))
    return [say('changeBanned'), ...(to.law ?? []).slice(0, 1).flatMap((place) => lawLines(place, data, day))];
  if (to.class === undefined || (from.class === undefined && to.class !== 'A1')) return [say('changeUnknown')];
  const above = classLine(from, to, data);
  if (above !== undefined) return [above];
  if (APART.includes(to.name) || APART.includes(from.name)) return [say('changeOther')];
  if (from.next?.unfit.includes(to.name) === true) return [say('changeUnfit')];
  return [say(namesOn(from.next?.same ?? [], day).includes(to.name) ? 'changeSame' : 'changeCompare')];
}
