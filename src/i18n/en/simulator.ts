export const simulator = {} as const;
