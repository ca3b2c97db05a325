/** When this command began, in milliseconds since 1970; it is handed on when the command goes on under a newer Node. */
export const started = Number(process.env.PRAVESH_RERUN ?? Date.now())

/**
 * One line of progress, on standard error: standard output belongs to the command that is run.
 * @param {string} text
 */
export function log(text) {
  const elapsed = ((Date.now() - started) / 1000).toFixed(1)
  process.stderr.write(`[pravesh ${elapsed.padStart(5)} s] ${text}\n`)
}

/** An error that one clear sentence explains: it is printed without a stack. */
export class Trouble extends Error {}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof Trouble) log(error.message)
  else log(String(error instanceof Error ? error.stack : error))
}
