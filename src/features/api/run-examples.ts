/** Runs the examples of the page: sends what is typed, shows what is answered. */
import { pageLocale } from '../../language/page.ts';

const functions = document.querySelector<HTMLElement>('.functions');

/** Indented where it is JSON; lines as they came. */
function shown(text: string, type: string): string {
  if (type !== 'application/json') return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function run(form: HTMLFormElement, said: DOMStringMap): Promise<void> {
  const { path = '', type = '' } = form.dataset;
  const status = form.querySelector('.status');
  const answer = form.querySelector('pre');
  if (!status || !answer) return;
  status.textContent = said['running'] ?? '';
  const start = performance.now();
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': type, 'accept-language': pageLocale() },
      body: form.querySelector('textarea')?.value ?? '',
    });
    const text = await response.text();
    const ms = String(Math.round(performance.now() - start));
    status.textContent = (said['status'] ?? '').replace('{{status}}', String(response.status)).replace('{{ms}}', ms);
    answer.textContent = shown(text, type);
    answer.hidden = false;
  } catch {
    status.textContent = said['failed'] ?? '';
    answer.hidden = true;
  }
}

functions?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) void run(event.target, functions.dataset);
});
