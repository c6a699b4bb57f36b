/** The figures of a picture in the reader's units: it is drawn in those of its definition. */
import { useLayoutEffect } from 'react';
import { useNotes } from '../../kit/island/note.ts';

interface Written {
  /** As it was drawn. */
  readonly drawn: string;
  /** As it stands. */
  readonly noted: string;
}

const texts = new WeakMap<Node, Written>();

/** Writes a text or a label anew; what was drawn again since is taken as drawn. */
function write(node: Node, note: (text: string) => string): void {
  const text = node.nodeValue ?? '';
  const before = texts.get(node);
  const drawn = before?.noted === text ? before.drawn : text;
  const noted = note(drawn);
  if (noted === text) return;
  texts.set(node, { drawn, noted });
  node.nodeValue = noted;
}

/** Whether a standard, or who typed it, says the unit (`OwnUnits` of the plots). */
const isInOwnUnits = (element: Element | null): boolean => Boolean(element?.closest('[data-own-units]'));

/** What is read of a part of the page, and what a screen reader is told of it. */
function writeTexts(place: Element, note: (text: string) => string): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!isInOwnUnits(node.parentElement)) write(node, note);
  for (const labelled of place.querySelectorAll('[aria-label]')) {
    if (isInOwnUnits(labelled)) continue;
    const label = labelled.attributes.getNamedItem('aria-label');
    if (label) write(label, note);
  }
}

/** After each drawing, and when units change. @param drawn what the picture shows now */
export function useNotedPicture(place: { readonly current: Element | null }, drawn: unknown): void {
  const note = useNotes();
  useLayoutEffect(() => {
    if (place.current) writeTexts(place.current, note);
  });
  // A picture that follows a finger draws itself again without its frame.
  useLayoutEffect(() => {
    if (!place.current || drawn === undefined) return undefined;
    const observer = new MutationObserver(() => {
      if (place.current) writeTexts(place.current, note);
    });
    observer.observe(place.current, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  });
}
