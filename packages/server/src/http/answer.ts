import type { Endpoint } from '@pravesh/contract'
import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type Stringify = (answer: unknown) => string

/** What was compiled, for every app of a process: it depends on nothing but the endpoint. */
const compiled = new WeakMap<Endpoint, Stringify>()

function compile(endpoint: Endpoint): Stringify {
  const schema = z.toJSONSchema(endpoint.answer, { target: 'draft-7', io: 'output' })
  const stringify: Stringify = fastJson(schema as Parameters<typeof fastJson>[0])
  compiled.set(endpoint, stringify)
  return stringify
}

/** Writes answers by their schema: undeclared fields are dropped, so that nothing leaks. Compiled at first use. */
export function stringifierOf(endpoint: Endpoint): Stringify {
  let stringify = compiled.get(endpoint)
  return (answer) => {
    stringify ??= compiled.get(endpoint) ?? compile(endpoint)
    return stringify(answer)
  }
}

/** Refuses an answer that is not as declared: tests run with it on, so that a wrong shape cannot pass. */
export function verifyAnswer(endpoint: Endpoint, answer: unknown): void {
  const parsed = endpoint.answer.safeParse(answer)
  if (!parsed.success) throw new Error(`${endpoint.id} answered out of shape: ${z.prettifyError(parsed.error)}`)
}
