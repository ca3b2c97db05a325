import type { FastifyServerOptions } from 'fastify'
import { errorRecord } from './error-format.ts'

type Logger = FastifyServerOptions['logger']
type Method = (this: unknown, ...args: unknown[]) => void

/** An error alone would be logged with its own message, which may contain user input. */
function withoutSentence(args: unknown[]): unknown[] {
  const [first, message, ...rest] = args
  if (first instanceof Error) return [{ err: first }, 'fault']
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined
  if (!(error instanceof Error) || (typeof message === 'string' && message !== error.message)) return args
  return [first, 'fault', ...rest]
}

/** Options of a logger that writes errors without the values in them, for every caller. */
export function quietLogger(logger: Logger): Logger {
  if (!logger) return false
  const loggerOptions = logger === true ? {} : logger
  return {
    ...loggerOptions,
    // Fastify's type requires its own fields of an error; a record may lack some.
    serializers: { ...loggerOptions.serializers, err: errorRecord as never },
    hooks: {
      logMethod(args: unknown[], method: Method) {
        method.apply(this, withoutSentence(args))
      },
    },
  } as Logger
}
