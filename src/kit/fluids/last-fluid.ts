/** The fluid last read or chosen, on whatever page: the next page that asks for one opens with it. */
const KEY = 'appfroid-ruler-fluid';
/** A mix of six components is about this long. */
const LONGEST = 400;

export function lastFluid(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && kept !== '' && kept.length <= LONGEST ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Refrigerants that do not evaporate and condense where pages of a cycle open: they would open with an alarm. */
const ELSEWHERE = new Set(
  (
    'R13 R14 R23 R41 R50 R114 R116 R170 R472A R473A R503 R508A R508B R718 R728 R729 R732 R740 R744 R1132a R1150 ' +
    'R1234ze(Z)'
  ).split(' '),
);

/** Whether a cycle that evaporates below 0 °C and condenses under 50 °C can be shown of it, whatever it was chosen for. */
export const isOfUsualCycle = (fluid: string): boolean => /^R\d/.test(fluid) && !ELSEWHERE.has(fluid);

/** What a page of a cycle opens with, where nothing else is said. */
export function lastFluidOfCycle(): string | undefined {
  const last = lastFluid();
  return last !== undefined && isOfUsualCycle(last) ? last : undefined;
}

export function keepFluid(fluid: string): void {
  try {
    localStorage.setItem(KEY, fluid);
  } catch {
    return;
  }
}
