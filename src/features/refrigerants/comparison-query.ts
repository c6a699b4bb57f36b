/** A link to the comparison with a pair and a machine filled in. */

/** @param evaporating and condensing dew temperature, °C */
export function comparisonQuery(one: string, other: string, evaporating: number, condensing: number): string {
  const input = JSON.stringify({ temp_evp: evaporating, temp_cdr: condensing });
  const fluids = [one, other].map((name, index) => `fluid${index + 1}=${encodeURIComponent(JSON.stringify(name))}`);
  return `?input=${encodeURIComponent(input)}&${fluids.join('&')}`;
}
