import type { FastifyServerOptions } from 'fastify'
import { faultRecord } from './fault.ts'

type Logger = FastifyServerOptions['logger']
type Method = (this: unknown, ...args: unknown[]) => void

/** An error alone would be logged with its own sentence, which may hold what people typed. */
function withoutSentence(args: unknown[]): unknown[] {
  const [first, said, ...more] = args
  if (first instanceof Error) return [{ err: first }, 'fault']
  const fault = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined
  if (!(fault instanceof Error) || (typeof said === 'string' && said !== fault.message)) return args
  return [first, 'fault', ...more]
}

/** Options of a logger that writes errors without the values in them, whoever logs them. */
export function quietLogger(logger: Logger): Logger {
  if (!logger) return false
  const asked = logger === true ? {} : logger
  return {
    ...asked,
    // Fastify's type asks for its own fields of an error; a record may lack what the error did not have.
    serializers: { ...asked.serializers, err: faultRecord as never },
    hooks: {
      logMethod(args: unknown[], method: Method) {
        method.apply(this, withoutSentence(args))
      },
    },
  } as Logger
}
