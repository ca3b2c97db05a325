/** When this command began, in milliseconds since 1970; it is handed on when the command goes on under a newer Node. */
export const started = Number(process.env.PRAVESH_RERUN ?? Date.now())

/** Seconds since this command began, with one decimal. */
const elapsed = () => ((Date.now() - started) / 1000).toFixed(1)

/**
 * One line of progress, on standard error: standard output belongs to the command that is run.
 * @param {string} text
 */
export function log(text) {
  process.stderr.write(`[pravesh ${elapsed().padStart(5)} s] ${text}\n`)
}

/** An error that one clear sentence explains: it is printed without a stack. */
export class Trouble extends Error {}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof Trouble) log(error.message)
  else log(String(error instanceof Error ? error.stack : error))
}

/**
 * @template T
 * @param {string} label the step, as a person would name it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of the work; meanwhile a line after 10, 20, 40, 80 … seconds reports that it is still running
 */
export async function during(label, work) {
  log(`${label} …`)
  const from = Date.now()
  const seconds = () => (Date.now() - from) / 1000
  /** @param {number} wait @returns {NodeJS.Timeout} */
  const beat = (wait) =>
    setTimeout(() => {
      log(`${label}: still running after ${Math.round(seconds())} s`)
      timer = beat(seconds() * 1000)
    }, wait)
  let timer = beat(10_000)
  try {
    const value = await work()
    log(`${label}: done in ${seconds().toFixed(1)} s`)
    return value
  } finally {
    clearTimeout(timer)
  }
}
