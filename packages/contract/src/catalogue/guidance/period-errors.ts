import { z } from 'zod'
import type { FieldError } from '../../endpoint/errors.ts'

const periodsShape = z.array(z.object({ from: z.string(), to: z.string().nullish() }))

/** Errors of the rows of a field that have days `from` and `to`: an end before its beginning. */
export function periodErrors(field: string, value: unknown): FieldError[] {
  const rows = periodsShape.safeParse(value).data ?? []
  return rows.flatMap(({ from, to }, index) =>
    to && to < from ? [{ field: `${field}.${index}.to`, message: 'Must not be before From' }] : [],
  )
}
