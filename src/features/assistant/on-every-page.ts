/** Fetches the assistant when it is first asked for, or when this tab already has a conversation. */
const KEPT = 'appfroid-assistant';

// `npm run dev`: the React plugin expects of every page what Astro gives to pages with islands only.
if (import.meta.env.DEV) {
  const page = globalThis as { $RefreshReg$?: unknown; $RefreshSig$?: unknown };
  page.$RefreshReg$ ??= () => undefined;
  page.$RefreshSig$ ??= () => (type: unknown) => type;
}

const assistant = () => import('./mount.tsx');

function hasConversation(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

document.addEventListener('click', (event) => {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens-assistant]') : null;
  if (!opener) return;
  const menu = opener.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
  void assistant().then(({ openAssistant }) => openAssistant(opener));
});

if (hasConversation()) void assistant().then(({ resumeAssistant }) => resumeAssistant());
