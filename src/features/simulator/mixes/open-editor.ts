/** What the page holds of the mix editor until it is opened: whether it is, and the way to fetch it. */
import { atom } from 'nanostores';
import type { Draft } from './draft.ts';
import type * as editorModule from './editor.ts';

type Editor = typeof editorModule;

/** Undefined while the editor is closed. */
export const $draft = atom<Draft | undefined>(undefined);

/** Undefined until it is wanted. */
export const $editor = atom<Editor | undefined>(undefined);

/** Fetches the editor, then does something with it; what could not be fetched is asked for again the next time. */
export function withEditor(act: (editor: Editor) => void): void {
  const here = $editor.get();
  if (here) {
    act(here);
    return;
  }
  import('./editor.ts').then(
    (editor) => {
      $editor.set(editor);
      act(editor);
    },
    () => undefined,
  );
}

export function closeEditor(): void {
  $draft.set(undefined);
}
