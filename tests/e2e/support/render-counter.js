/**
 * Counts what React draws, through the hook it offers its own developer tools: the built site is measured as it is.
 * `counted` holds the names of the components drawn in each commit, `ofFocus` whether that commit was of the island that
 * holds the focus, `redrawn` the names of those that had been drawn before, `made` the objects of Intl that were
 * constructed.
 */
(() => {
  const counted = [];
  const ofFocus = [];
  const redrawn = [];
  const PERFORMED_WORK = 1;
  /** Function, class, forwarded and memoised components. */
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const isRendered = ({ tag, flags }) => COMPONENTS.has(tag) && (flags & PERFORMED_WORK) !== 0;
  const nameOf = ({ type }) => type?.displayName || type?.name || type?.type?.name || 'memo';
  const childrenOf = (fiber) => {
    const children = [];
    for (let child = fiber.child; child; child = child.sibling) children.push(child);
    return children;
  };
  const visit = (fiber, before) => {
    if (before ? isRendered(fiber) : COMPONENTS.has(fiber.tag)) counted.at(-1).push(nameOf(fiber));
    if (before && isRendered(fiber)) redrawn.push(nameOf(fiber));
    // The same list of children: nothing below was looked at.
    if (before && fiber.child === before.child) return;
    const known = new Set(before ? childrenOf(before) : []);
    for (const child of childrenOf(fiber)) {
      if (known.has(child)) continue;
      visit(child, known.has(child.alternate) ? child.alternate : null);
    }
  };
  const shown = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_, root) {
      counted.push([]);
      ofFocus.push(root.containerInfo.contains(document.activeElement));
      const before = shown.get(root);
      if (root.current !== before) visit(root.current, before ?? null);
      shown.set(root, root.current);
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };

  const made = [];
  for (const name of ['NumberFormat', 'DateTimeFormat']) {
    const note =
      (call) =>
      (target, ...rest) => {
        made.push(name);
        return Reflect[call](target, ...rest);
      };
    Intl[name] = new Proxy(Intl[name], { construct: note('construct'), apply: note('apply') });
  }
  Object.assign(window, { counted, ofFocus, redrawn, made });
})();
