import { setTimeout as pause } from 'node:timers/promises'
import { run } from '../processes/processes.mjs'
import { log } from '../processes/progress.mjs'
import { onChange } from './changes.mjs'
import { portsOf, programs } from './programs.mjs'

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * Supervises a program: restarts it at each change of its folders. One that ended by itself waits for the next change; without folders,
 * everything ends.
 * @param {Program} program
 * @returns {Promise<never>}
 */
async function superviseProgram({ name, args, env, folders }) {
  let next = Promise.withResolvers()
  onChange(folders, () => next.resolve(undefined))
  for (;;) {
    next = Promise.withResolvers()
    const { promise } = next
    const stop = new AbortController()
    promise.then(() => stop.abort())
    const { code } = await run(process.execPath, args, { env, show: true, stop: stop.signal })
    if (stop.signal.aborted) log(`${name} changed, restarting`)
    else if (folders.length > 0) log(`${name} ended with ${code}: it starts again when one of its files changes`)
    else {
      log(`${name} ended with ${code}, and everything with it.`)
      process.kill(process.pid, 'SIGTERM')
    }
    await promise
  }
}

/** @param {string} url */
async function waitUntilReady(url) {
  while (!(await fetch(url).catch(() => undefined))?.ok) await pause(100)
}

/**
 * Server, site and consoles for development: changes are visible in seconds. Ends with a signal, with all programs.
 * @param {NodeJS.ProcessEnv} env
 */
export async function develop(env) {
  const { site, server, admin, buyer } = portsOf(env)
  const supervised = programs({ site, server, admin, buyer }).map(superviseProgram)
  const urls = [site, admin, buyer].map((port) => `http://localhost:${port}`)
  const [pages, ...consoles] = [`${urls[0]}/`, `${urls[1]}/admin/`, `${urls[2]}/administration/`]
  // The server first: pages are read from it.
  for (const url of [`http://localhost:${server}/readyz`, pages, ...consoles]) await waitUntilReady(url)
  log(`Site and API are at ${pages}, the consoles at ${consoles.join(' and ')} (ctrl-C stops all).`)
  await Promise.all(supervised)
}
