/** Bare address of the list of refrigerants. */
export const FLUID_LIST = '/ressources/list-fluide';

/** Bare address of a refrigerant's page, by the last step of it. */
export const fluidPath = (slug: string): string => `${FLUID_LIST}/${slug}`;
