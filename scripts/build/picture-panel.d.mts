export function panelOf(site: string, page: string, html: string): string | undefined;
export function wrap(text: string, length: number): string[];
export function written(text: string, fontSize: number): string;
