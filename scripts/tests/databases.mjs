import { readFileSync } from 'node:fs'
import { filesIn } from '../stamps.mjs'

/** Folders of the server's tests: next to the code, and those of the whole server. */
export const serverFolders = ['packages/server/src', 'packages/server/assurance']

/** Server tests that read the built apps. They name the module that finds them. @returns {string[]} paths from the project's folder */
export const onWeb = () =>
  filesIn(serverFolders).filter(
    (path) => path.endsWith('.test.ts') && /\bbuilt-web\.ts\b/.test(readFileSync(path, 'utf8')),
  )
