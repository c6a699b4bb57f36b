/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'psi bar kpa mpa convertir conversion unite unit converter fahrenheit celsius btu frigorie tonne ton pouce inch mmhg micron kw kcal';
