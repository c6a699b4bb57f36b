export function readJson(file: string): unknown;
export function checkContentJson(): void;
