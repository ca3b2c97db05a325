import { spawn } from 'node:child_process'

const windows = process.platform === 'win32'
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
let stopping = false

/** npm and npx are scripts on Windows, which only a shell starts. */
export const npx = windows ? 'npx.cmd' : 'npx'

/**
 * Runs a program to its end.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] show: its output goes to ours as it comes; otherwise it
 *   is collected, both streams in one
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export function run(file, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env,
      shell: windows && file === npx,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    child.on('error', (fault) => {
      children.delete(child)
      resolve({ code: 127, output: fault.message })
    })
    child.on('close', (code) => {
      children.delete(child)
      // A child that our own stop ended is no failure to report: the process is about to leave.
      if (!stopping) resolve({ code: code ?? 1, output })
      else if (children.size === 0) leave()
    })
  })
}

function leave() {
  process.exit(130)
}

/**
 * Ends this process and what it runs, at the first signal; later ones add nothing. A terminal's ctrl-C reaches everybody
 * in the group and npm sends it once more, so a repeated signal is no sign of impatience.
 * The children get SIGINT, at which test runners tidy up behind themselves; after 8 s they are killed.
 */
export function stopWithSignals() {
  const stop = () => {
    if (stopping) return
    stopping = true
    if (children.size === 0) leave()
    for (const child of children) child.kill('SIGINT')
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
      leave()
    }, 8_000)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop)
  }
}

/** npm runs scripts through `sh -c`, which does not pass SIGTERM on: take the parent's end as that signal. */
export function stopWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
