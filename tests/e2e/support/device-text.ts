import type { Page } from '@playwright/test';

/** Everything the device of a page keeps, as one text: what a test waits for before it ends a tab by force. */
export const deviceText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not read'));
      });
    // A draft of what is being typed is there before anything is kept.
    const texts = [JSON.stringify({ ...localStorage, 'appfroid-drafts': '' })];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await answer(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return texts.join('\n');
  });
