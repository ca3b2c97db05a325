import { globSync, readFileSync } from 'node:fs'

/** Tests of the server: next to the code, and those of the whole server. */
export const serverPattern = 'packages/server/{src,assurance}/**/*.test.ts'

/** @returns {string[]} paths from the project's folder */
export const serverTests = () => globSync(serverPattern).map((path) => path.replaceAll('\\', '/'))

/** Server tests that read the built apps. They name the module that finds them. @returns {string[]} paths from the project's folder */
export const onWeb = () => serverTests().filter((path) => /\bbuilt-web\.ts\b/.test(readFileSync(path, 'utf8')))
