import type { z } from 'zod'

type Days = { date1?: string | undefined; date2?: string | undefined }
/** Rejects a range of days in the wrong order. Days have one format, so that they compare as text. */
export function daysInOrder(query: unknown, ctx: z.RefinementCtx): void {
  const { date1, date2 } = query as Days
  if (date1 === undefined || date2 === undefined || date1 <= date2) return
  ctx.addIssue({ code: 'custom', path: ['date2'], message: 'The last day is before the first' })
}
