/** The section of the settings that takes all a browser keeps out as a file, and puts such a file in. */
import { localDay } from '../../language/days.ts';
import { saveFile } from '../../kit/files/save.ts';
import { everythingStored, takeEverything } from '../../kit/storage/everything.ts';
import { forgetAside, keysAside } from '../../kit/storage/aside.ts';

/** A reader has this long to read what was taken before the page is loaded with it, ms. */
const RELOAD_AFTER = 1500;

function showAside(section: HTMLElement): void {
  const part = section.querySelector<HTMLElement>('[data-aside]');
  const text = part?.querySelector('p');
  if (!part || !text) return;
  const count = keysAside().length;
  part.hidden = count === 0;
  text.textContent = (text.dataset['text'] ?? '').replace('#', String(count));
}

async function save({ dataset }: HTMLElement): Promise<void> {
  const now = new Date();
  const text = await everythingStored(now);
  saveFile(new Blob([text], { type: 'application/json' }), `${dataset['name'] ?? ''}-${localDay(now)}.json`);
}

/** Puts a file in place, says what came of it, and opens the page anew on it. */
async function take(file: File, status: HTMLElement): Promise<void> {
  const say = (name: string, count = 0): void => {
    status.textContent = (status.dataset[name] ?? '').replace('#', String(count));
  };
  try {
    const taken = await takeEverything(await file.text());
    if (taken === undefined) return say('other');
    say(taken === 0 ? 'nothing' : 'taken', taken);
    if (taken > 0) setTimeout(() => location.reload(), RELOAD_AFTER);
  } catch {
    say('refused');
  }
}

/** Brings the section within `place` to life; shown again, it says anew what is set aside. */
export function connectOwnData(place: ParentNode): void {
  const section = place.querySelector<HTMLElement>('[data-own-data]');
  const status = section?.querySelector<HTMLElement>('[role="status"]');
  const chooser = section?.querySelector<HTMLInputElement>('input[type="file"]');
  if (!section || !status || !chooser) return;
  showAside(section);
  section.onclick = ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-own]') : null;
    const asked = button?.dataset['own'];
    if (button && asked === 'save') void save(button);
    if (asked === 'take') chooser.click();
    if (asked === 'forget') {
      forgetAside();
      showAside(section);
    }
  };
  chooser.onchange = () => {
    const [file] = chooser.files ?? [];
    chooser.value = '';
    if (file) void take(file, status).then(() => showAside(section));
  };
}
