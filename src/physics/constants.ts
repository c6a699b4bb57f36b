/** Molar gas constant, J/(mol K). CODATA 2018, exact. */
export const GAS_CONSTANT = 8.314_462_618;
/** Standard acceleration of gravity, m/s². Third CGPM (1901), exact. */
export const GRAVITY = 9.806_65;
