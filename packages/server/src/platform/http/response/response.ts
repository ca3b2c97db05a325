import type { Endpoint } from '@pravesh/contract'
import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type Stringify = (response: unknown) => string

/** Compiled serializers, for every app of a process: they depend only on the endpoint. */
const compiled = new WeakMap<Endpoint, Stringify>()

type JsonSchema = z.core.JSONSchema.BaseSchema
const isNull = (schema: JsonSchema) => schema.type === 'null'

/**
 * "This, or null" as the stringifier's own `nullable`. A choice between schemas it makes by a validator that it first compiles for each and
 * then runs for every value.
 */
function markNullable({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const choices = jsonSchema.anyOf
  if (choices?.length !== 2 || !choices.some(isNull)) return
  const other = choices.find((choice) => !isNull(choice))
  if (typeof other?.type !== 'string' || other.const !== undefined) return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, other, { nullable: true })
  // Inside of a choice it is the validator that reads this, and `nullable` adds null to a type alone.
  if (other.enum) jsonSchema.enum = [...other.enum, null]
}

function compile(endpoint: Endpoint): Stringify {
  const schema = z.toJSONSchema(endpoint.answer, { target: 'draft-7', io: 'output', override: markNullable })
  const stringify: Stringify = fastJson(schema as Parameters<typeof fastJson>[0])
  compiled.set(endpoint, stringify)
  return stringify
}

/** Writes answers by their schema: undeclared fields are dropped, so that nothing leaks. Compiled at first use. */
export function stringifierOf(endpoint: Endpoint): Stringify {
  let stringify = compiled.get(endpoint)
  return (response) => {
    stringify ??= compiled.get(endpoint) ?? compile(endpoint)
    return stringify(response)
  }
}

/** Throws for a response that violates its declaration: on in tests, so that a wrong shape fails. */
export function validateResponse(endpoint: Endpoint, response: unknown): void {
  const parsed = endpoint.answer.safeParse(response)
  if (!parsed.success) throw new Error(`${endpoint.id} answered out of shape: ${z.prettifyError(parsed.error)}`)
}
