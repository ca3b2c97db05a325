import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { log, Trouble } from './processes/progress.mjs'

/** Folder of downloads and stamps, relative to the project's folder. */
export const cacheFolder = '.cache'

const preservedPattern =
  /^npm_config_(registry|cafile|ca|cache|offline|userconfig|https?_proxy|noproxy|proxy|strict_ssl|\/\/.*|_?auth.*)$/i

/** @param {string} path @param {number} mode */
export function allows(path, mode) {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/**
 * The environment for every program that is started from here. npm passes its whole configuration to scripts as npm_*, parts of which
 * other package managers reject: only the settings of package sources are passed on. Programs reuse the code that others compiled.
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    NODE_COMPILE_CACHE: resolve(cacheFolder, 'compiled'),
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
  }
  for (const name of Object.keys(env)) if (/^npm_/i.test(name) && !preservedPattern.test(name)) delete env[name]
  env.PATH = [dirname(process.execPath), env.PATH].join(delimiter)
  return env
}

/** Makes sure that there is somewhere to write, for npm, pnpm and ourselves; throws Trouble where there is not. */
export function prepareFolders() {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    accessSync(cacheFolder, constants.W_OK)
    accessSync('.', constants.W_OK)
  } catch {
    throw new Trouble(
      `Cannot write to ${process.cwd()}: clone the project into a folder of your own, or run it as its owner.`,
    )
  }
  const home = homedir()
  if (allows(home, constants.W_OK | constants.X_OK)) return
  const fallbackHome = join(process.cwd(), cacheFolder, 'home')
  mkdirSync(fallbackHome, { recursive: true })
  log(`Your home folder ${home} is not writable: downloads are stored in ${join(cacheFolder, 'home')} instead.`)
  process.env.npm_config_userconfig ??= join(home, '.npmrc')
  process.env.HOME = fallbackHome
  for (const name of ['XDG_CACHE_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'XDG_CONFIG_HOME', 'npm_config_cache']) {
    const folder = process.env[name]
    if (folder && !folder.startsWith(fallbackHome) && !allows(folder, constants.W_OK)) delete process.env[name]
  }
}
