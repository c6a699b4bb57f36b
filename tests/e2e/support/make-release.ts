/** Run by `buildRelease`: the built site as a later release, with the kinds of pages stored when visited that the environment names. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeNextBuild } from './next-build.ts';

const [from = '', to = ''] = process.argv.slice(2);
rmSync(to, { recursive: true, force: true });
cpSync(join(from, 'server'), join(to, 'server'), { recursive: true });
await makeNextBuild(join(from, 'client'), join(to, 'client'), { isWhole: true });
