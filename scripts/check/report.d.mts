export function findings(root: string): readonly string[];
export function summary(root: string): string;
