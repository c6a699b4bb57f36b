export const buildId: string;
export function changelog(): unknown[];
export function repositoryOfHost(): string | null;
