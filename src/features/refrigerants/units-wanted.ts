/** Tables of a refrigerant's page in the reader's units: fetched only where the settings name others than the served ones. */
const COOKIE = 'user-settings';

/** Whether the settings were ever kept: without them a page stays as it was served, and fetches nothing. */
if (document.cookie.includes(`${COOKIE}=`)) void import('./units-of-tables.ts');
