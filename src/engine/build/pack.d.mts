/** The numbers of one fluid, in the order the engine reads them. Throws naming the file and the fault. */
export declare function packFluid(file: string, fluid: object): number[];
/** Every fluid of a folder, and where each comes from. */
export declare function packFolder(folder: string): {
  fluids: Record<string, number[]>;
  sources: Record<string, string>;
};
