import { spawn } from 'node:child_process'

const windows = process.platform === 'win32'
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** Whether a signal to stop has come. */
let isStopping = false

/** npm and npx are scripts on Windows, which only a shell starts. */
export const npx = windows ? 'npx.cmd' : 'npx'

/**
 * Runs a program to its end.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, stop?: AbortSignal }} [options] show: its output is printed as it comes; otherwise it
 * is collected, both streams in one; stop: ends it
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export function run(file, args, { env = process.env, show = false, stop } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env,
      shell: windows && file === npx,
      // A group of its own: a terminal's ctrl-C reaches it through us, once.
      detached: !windows,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    stop?.addEventListener('abort', () => signalGroup(child, 'SIGTERM'), { once: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    child.on('error', (error) => {
      children.delete(child)
      resolve({ code: 127, output: error.message })
    })
    child.on('close', (code) => {
      children.delete(child)
      // A child that our own stop ended is no failure to report: the process is about to leave.
      if (!isStopping) resolve({ code: code ?? 1, output })
      else if (children.size === 0) leave()
    })
  })
}

function leave() {
  process.exit(130)
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (windows || !child.pid) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Ends this process and its children, at the first signal; later ones add nothing, because a stop often arrives twice: from the terminal
 * or the process group, and once more from npm. The children get SIGINT, as from a terminal, at which test runners tidy up; after 8 s they
 * are killed.
 * @returns {() => void} hands signals over to listeners that the program adds from then on: until it has one, a signal ends the process at
 * once, and a repeated one never does
 */
export function stopWithSignals() {
  const stop = () => {
    if (isStopping) return
    isStopping = true
    if (children.size === 0) leave()
    for (const child of children) signalGroup(child, 'SIGINT')
    setTimeout(() => {
      for (const child of children) signalGroup(child, 'SIGKILL')
      leave()
    }, 8_000)
  }
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) {
      process.off(signal, stop)
      process.on(signal, () => {
        if (!isStopping && process.listenerCount(signal) === 1) leave()
        isStopping = true
      })
    }
  }
}

/**
 * Starts a program in place of this process: its output, its exit code, and every signal once.
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function become(file, args, env) {
  const child = spawn(file, args, { stdio: 'inherit', env, detached: !windows })
  for (const signal of signals) {
    process.on(signal, () => {
      if (!isStopping) child.kill(signal)
      isStopping = true
    })
  }
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm runs scripts through `sh -c`, which does not pass SIGTERM on: take the parent's end as that signal. */
export function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    if (!isStopping) process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
