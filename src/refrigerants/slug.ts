/** The last step of a refrigerant's address: 'R1234ze(E)' gives 'r1234ze-e'. Small letters, digits and hyphens. */
export const slugFromName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
