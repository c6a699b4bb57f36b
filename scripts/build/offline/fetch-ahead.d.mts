import type { AstroIntegration } from 'astro';

export function fetchAhead(site: string): AstroIntegration;
export function precachedEntries(worker: string): readonly (readonly string[])[];
