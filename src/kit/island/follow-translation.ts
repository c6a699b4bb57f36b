/**
 * What keeps a page alive that the browser translates. A translator takes text nodes out of the page and puts `<font>`
 * elements in their place, while React holds the nodes it made: what it writes to them is seen by nobody, and to take one
 * away, or to put something before it, throws. Here it is remembered which element stands for which text: when the text
 * is written to, it comes back in the element's place (to be translated again), and what is done to it is done to the
 * element.
 */

/** The element that stands in the page for a text node taken out of it. */
const inPlaceOf = new WeakMap<Node, Element>();

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName.toUpperCase() === 'FONT';

/** What React is to find where it looks for a node: its stand-in, if that is a child of the same parent. */
function present(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child;
  const standIn = inPlaceOf.get(child);
  return standIn?.parentNode === parent ? standIn : child;
}

/** Only once something was translated: until then the browser's own functions are left alone. */
function patch(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, present(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && present(this, before));
    return node;
  };
}

/** The element that took a text's place: put there in one step, or before or behind it and the text then taken out. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node)) as Element | undefined;
}

/** Begins to follow, for the whole document. */
export function followTranslation(): void {
  let isPatched = false;
  /** Texts taken out: written to, each comes back. */
  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = inPlaceOf.get(target);
      if (!standIn?.isConnected || target.parentNode) continue;
      inPlaceOf.delete(target);
      standIn.replaceWith(target);
    }
  });
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        if (!isText(node) || node.parentNode) continue;
        const standIn = standInOf(record);
        if (!standIn) continue;
        inPlaceOf.set(node, standIn);
        written.observe(node, { characterData: true });
        if (!isPatched) patch();
        isPatched = true;
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
