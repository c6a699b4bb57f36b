export function withOwnKeys(code: string): string;
