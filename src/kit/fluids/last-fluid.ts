/** The fluid last read: on a ruler, on the home page, in the diagnosis. */
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

export function keepFluid(fluid: string): void {
  try {
    localStorage.setItem(KEY, fluid);
  } catch {
    return;
  }
}
