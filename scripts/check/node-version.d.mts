export function isNewEnough(version: string, range: string): boolean;
