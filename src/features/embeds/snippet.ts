import { copyText } from '../../kit/files/copy-text.ts';

/** The lines to paste follow what is chosen, and the frame beside them too. */
const form = document.querySelector<HTMLFormElement>('form.snippet');
const frame = form?.querySelector('iframe');
const code = form?.querySelector('textarea');
const what = form?.querySelector<HTMLSelectElement>('[name=what]');
const said = form?.querySelector('[role=status]');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function addressOf(form: HTMLFormElement): URL {
  const chosen = new FormData(form);
  const of = (name: string): string => String(chosen.get(name));
  const prefixes: Readonly<Record<string, string>> = { fr: '', en: '/en' };
  const address = new URL((prefixes[of('lang')] ?? '') + of('what'), location.href);
  if (of('theme') !== 'auto') address.searchParams.set('theme', of('theme'));
  return address;
}

/** The frame, and the few lines that give it the height it says. */
const linesOf = (address: URL, title: string, height: string): string =>
  [
    `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`,
    `<script>addEventListener('message',(e)=>{if(e.origin==='${address.origin}'&&e.data.type==='appfroid:size')for(const f of document.querySelectorAll('iframe'))if(f.contentWindow===e.source)f.height=e.data.height})<${'/'}script>`,
  ].join('\n');

function show(): void {
  if (!form || !frame || !code || !what) return;
  const address = addressOf(form);
  const title = what.selectedOptions[0]?.text ?? '';
  code.value = linesOf(address, title, form.dataset['height'] ?? '');
  if (said) said.textContent = '';
  if (frame.src === address.href) return;
  frame.title = title;
  frame.src = address.href;
}

form?.addEventListener('change', show);
form?.querySelector('[data-copy]')?.addEventListener('click', () => {
  if (!code || !said) return;
  code.select();
  void copyText(code.value).then((isCopied) => {
    if (isCopied) said.textContent = form.dataset['copied'] ?? '';
    // What could not be copied is selected, to be copied by hand.
    else code.select();
  });
});
addEventListener(
  'message',
  ({ origin, source, data }: MessageEvent<{ readonly type?: string; readonly height?: number }>) => {
    if (!frame || origin !== location.origin || source !== frame.contentWindow || data.type !== 'appfroid:size') return;
    frame.height = String(Number(data.height));
  },
);
show();
