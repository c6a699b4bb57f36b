/** Whether a fluid name is a reference string: it holds a bracket, which no name does. Needs no list of names. */
export const isReference = (name: string): boolean => name.includes('[');
