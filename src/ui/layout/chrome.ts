/** What every page does once loaded: its menus, settings and banner, and keeping up with newer builds. */
import '../assistant/launcher.ts';
import { keepUpToDate } from './app-update.ts';
import { showFailures } from './failure.ts';
import { openMenus } from './menus.ts';
import { showWhenOffline } from './offline-badge.ts';
import { reloadWhenChunksFail } from './reload-once.ts';
import { askConsent } from './consent-banner.ts';
import { connectSettings } from './settings-panel.ts';

showFailures();
reloadWhenChunksFail();
openMenus();
connectSettings();
askConsent();
showWhenOffline();
keepUpToDate();
