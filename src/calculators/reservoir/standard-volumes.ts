/** Receiver volumes makers stock, L. Practice. */
export const STANDARD_VOLUMES = [
  0.8, 1.2, 1.8, 2.5, 3.5, 5, 6.5, 8, 10, 12.5, 15, 20, 25, 30, 40, 50, 65, 80, 100, 125, 160, 200, 250, 320, 400, 500,
  630, 800, 1000,
] as const;
