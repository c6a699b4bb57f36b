export const isRoot: boolean;
export const launchArguments: string[];
export function findChromium(): string | undefined;
export function ensureChromium(): string;
