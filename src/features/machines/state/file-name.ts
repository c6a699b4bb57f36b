/** What a file of machines is called. */
export const FILE_TYPE = 'application/vnd.appfroid+json';
export const FILE_ENDING = '.appfroid';
