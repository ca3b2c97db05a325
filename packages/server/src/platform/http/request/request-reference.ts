import { randomBytes } from 'node:crypto'

/** The name of a request, or of a page's rendering, in the log: unlike any other of any process, and short enough to be read out. */
export const newReference = (): string => randomBytes(5).toString('hex')
