/** The section that stores the app itself, where no worker does yet. */
import type { BuildInfo } from '../publication/build-info.ts';
import { fillSize } from './fill-size.ts';
import { endOf, restraint, storeApp } from './store-app.ts';

type Storing = 'none' | 'working' | 'failed';

/**
 * @param installing a worker that is at it already
 * @throws {Error} where there is no network
 */
export async function connectApp(section: HTMLElement, installing: ServiceWorker | null): Promise<void> {
  const [why, , status] = section.querySelectorAll('p');
  const button = section.querySelector('button');
  if (!why || !status || !button) return;
  const show = (storing: Storing): void => {
    const because = restraint();
    why.textContent = (because && why.dataset[because]) ?? '';
    status.textContent = status.dataset[storing] ?? '';
    button.disabled = storing === 'working';
  };
  const follow = async (worker: ServiceWorker | null): Promise<void> => {
    if (!worker) return;
    show('working');
    if ((await endOf(worker)) === 'failed') show('failed');
    else section.hidden = true;
  };
  const { download = 0 } = (await (await fetch('/build.json', { cache: 'no-store' })).json()) as BuildInfo;
  fillSize(button, download);
  show('none');
  section.hidden = false;
  button.onclick = () => {
    storeApp()
      .then((registration) => follow(registration.installing))
      .catch(() => show('failed'));
  };
  await follow(installing);
}
