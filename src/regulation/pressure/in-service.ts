/** Which pressure equipment France follows in service, beside the category of Directive 2014/68/EU. */

/** Gas of a vessel or of piping: every refrigerant, its liquid lines included. */
export type GasEquipment =
  { readonly kind: 'vessel'; readonly volume: number } | { readonly kind: 'piping'; readonly dn: number };

const ONE_LITRE = 1;

function isVesselSubject(group: 1 | 2, pressure: number, volume: number): boolean {
  if (volume <= ONE_LITRE) return pressure > (group === 1 ? 200 : 1000);
  return group === 1 ? pressure * volume > 50 : pressure > 4 && pressure * volume > 200;
}

function isPipingSubject(group: 1 | 2, pressure: number, dn: number): boolean {
  if (group === 2) return dn > 100 && pressure * dn > 3500;
  return dn > 100 || (dn > 25 && pressure * dn > 1000);
}

/**
 * Whether equipment that holds a gas is under the in-service rules of France: code de l'environnement, R. 557-14-1, and order
 * of 20 November 2017. Strictly above a limit.
 * @param group fluid group of the Directive
 * @param pressure PS, bar gauge
 * @param equipment volume in L, or nominal size
 */
export const isFollowedInService = (group: 1 | 2, pressure: number, equipment: GasEquipment): boolean =>
  equipment.kind === 'vessel'
    ? isVesselSubject(group, pressure, equipment.volume)
    : isPipingSubject(group, pressure, equipment.dn);

/**
 * Order of 20 November 2017, articles 13 to 19, and CTP of 23 July 2020 (decision BSERR 20-037 of 19 August 2020): years
 * between requalifications, months between inspections under the CTP.
 */
export const IN_SERVICE_PERIODS = {
  requalificationYears: { toxic: 6, other: 10, otherWithCtp: 12 },
  inspectionMonthsWithCtp: [24, 48],
} as const;
