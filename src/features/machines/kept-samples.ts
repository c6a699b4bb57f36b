/** Machines and a box in memory, for tests. */
import type { RecordStore } from '../../kit/storage/database.ts';
import type { MachineRecord } from '../../machine/index.ts';
import type { Photo } from './state/photo.ts';

export const NOW = '2026-11-24T17:00:00.000Z';
export const chiller: MachineRecord = {
  id: 'a',
  name: 'Groupe R290',
  note: 'toiture',
  made: NOW,
  changed: NOW,
  who: {},
  facts: {},
  studies: [{ id: 'v', name: 'Variante 1', query: '?permanent=%7B%22fluid%22%3A%22R290%22%7D', summary: 'R290' }],
  from: 'new',
};
export const room: MachineRecord = { ...chiller, id: 'b', name: 'Chambre froide', changed: '2026-11-24T18:00:00.000Z' };
export const plate: Photo = {
  id: 'p',
  project: 'a',
  caption: 'plaque',
  picture: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
};

export function memory(): RecordStore & { records: Map<string, unknown>; error: Error | undefined } {
  const box = {
    records: new Map<string, unknown>(),
    error: undefined as Error | undefined,
    all: () => Promise.resolve([...box.records.values()]),
    kept: () => Promise.resolve([...box.records.values()]),
    change(put: readonly { readonly id: string }[], remove: readonly string[] = []) {
      if (box.error) return Promise.reject(box.error);
      for (const id of remove) box.records.delete(id);
      for (const record of put) box.records.set(record.id, structuredClone(record));
      return Promise.resolve();
    },
    clear() {
      box.records.clear();
      return Promise.resolve();
    },
  };
  return box;
}
