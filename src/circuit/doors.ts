/**
 * The doors of pages, each alone in its folder: the function of the folder's name in `src/circuit/<name>/index.ts`,
 * which declares its type here. Pages and worker fetch it by that name (`src/runtime/doors.ts`).
 */
export interface PageDoors {}
