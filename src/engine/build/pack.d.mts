/** The numbers of one fluid, in the order the engine reads them. Throws naming the file and the fault. */
export declare function packFluid(file: string, fluid: object): number[];
/** Binary pairs by index of fluid, departure functions as numbers, blends in mass per cent. */
export declare function packMixtures(
  folder: string,
  names: string[],
): {
  pairs: number[][];
  departures: number[][];
  estimates: { pairs: number[][]; families: number[]; means: number[][] };
  blends: Record<string, [string, number][]>;
  statedError: Record<string, [bubble: number, dew: number, against: string[], reason?: string]>;
  source: string;
};
/** Transport parameters and surface tension by fluid. */
export declare function packTransport(folder: string, names: string[]): object;
/** Every fluid of a folder, and where each comes from. */
export declare function packFolder(folder: string): {
  fluids: Record<string, number[]>;
  sources: Record<string, string>;
};
