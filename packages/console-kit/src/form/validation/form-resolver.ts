import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { formatIssue } from './format-issue.ts'

/** Prepares the form's values for its schema: drops unknown values, and nulls where the schema allows none. */
export type Ready = (values: FieldValues) => Record<string, unknown>

/** The record's version at the opening of the form: no schema of a form has it, and an update needs it. */
const versionsIn = ({ version, updatedAt }: FieldValues): FieldValues => ({
  ...(version !== undefined && { version }),
  ...(updatedAt !== undefined && { updatedAt }),
})

/**
 * Validates a form by a schema of the contract. The saved values are the parsed ones: trimmed, with defaults. Errors are at the path of
 * their field, with a message for people.
 */
export function formResolver(schema: z.ZodType, ready: Ready): Resolver<FieldValues> {
  return (values) => {
    const input = ready(values)
    const parsed = schema.safeParse(input)
    if (parsed.success) return { values: { ...(parsed.data as FieldValues), ...versionsIn(values) }, errors: {} }
    const errors: FieldErrors = {}
    for (const issue of parsed.error.issues) {
      const path = issue.path.join('.')
      if (path && !get(errors, path))
        set(errors, path, { type: issue.code, message: formatIssue(issue, get(input, path)) })
    }
    return { values: {}, errors }
  }
}

/** Readiness by a zod object: its own keys alone, and no null where it does not take one. */
function readyFor(shape: Readonly<Record<string, z.ZodType>>): Ready {
  const takesNull = new Map(Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(null).success]))
  return (values) =>
    Object.fromEntries(
      [...takesNull].flatMap(([name, nullable]) => {
        const value: unknown = values[name]
        if (value === undefined || (value === null && !nullable)) return []
        return [[name, value]]
      }),
    )
}

/** The contract's object schemas, which validate institutes. */
export type BodySchema = z.ZodObject

/** Validates a form by an object schema of the contract; `prepare` converts the form's values into the schema's input. */
export function bodyResolver(schema: BodySchema, prepare: (values: FieldValues) => FieldValues = (values) => values) {
  const ready = readyFor(schema.shape as Record<string, z.ZodType>)
  return formResolver(schema, (values) => ready(prepare(values)))
}
