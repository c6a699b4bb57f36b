/** What a cylinder may hold of a liquefied gas. SI. */

/** Part of the volume that liquid may take at the temperature it is filled for: trade rule of recovery cylinders. */
export const CYLINDER_FILL = 0.8;
/**
 * Liquefied gases of low pressure (critical over 65 °C): mass at most 0.95 of liquid at 50 °C, some vapour left up to 60 °C.
 * ADR 2017, 4.3.3.2.3, read at adrbook.com/en/2017/ADR/4.3.3.2.2.
 */
export const TRANSPORT_SHARE = 0.95;
export const TRANSPORT_TEMPERATURE = 323.15;
export const TRANSPORT_FULL = 333.15;
export const LOW_PRESSURE_CRITICAL = 338.15;
