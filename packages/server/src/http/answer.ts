import type { Endpoint } from '@pravesh/contract'
import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type Stringify = (answer: unknown) => string

/** Writes answers by their schema: undeclared fields are dropped, so that nothing leaks. Compiled at first use. */
export function stringifierOf(endpoint: Endpoint): Stringify {
  let compiled: Stringify | undefined
  return (answer) => {
    compiled ??= fastJson(
      z.toJSONSchema(endpoint.answer, { target: 'draft-7', io: 'output' }) as Parameters<typeof fastJson>[0],
    )
    return compiled(answer)
  }
}
/** Refuses an answer that is not as declared: tests run with it on, so that a wrong shape cannot pass. */
export function verifyAnswer(endpoint: Endpoint, answer: unknown): void {
  const parsed = endpoint.answer.safeParse(answer)
  if (!parsed.success) throw new Error(`${endpoint.id} answered out of shape: ${z.prettifyError(parsed.error)}`)
}
