import { z } from 'zod'
import { defineEntity } from '../../endpoint/entity.ts'
import type { FieldError } from '../../endpoint/errors.ts'
import { schemaOf } from '../../fields/field.ts'
import { choice, code, date, integer, longText, rupees, source, text } from '../../fields/fields.ts'

const fields = {
  name: text({ required: true, max: 160, textKey: 'refundName', help: 'The rule and its step, as staff recognise it' }),
  appliesTo: choice(['college', 'school'], {
    required: true,
    description: 'Whether it is a rule for colleges or for schools',
    filterDescription: 'Only rules for colleges, or for schools',
  }),
  academicYear: code({
    pattern: /^20\d{2}-\d{2}$/,
    patternMessage: 'As 2024-25',
    help: 'The only academic year that it applies to, as 2024-25; empty: until it is replaced',
  }),
  fromDate: date({ help: 'First day of leaving; empty: from the start of the academic year' }),
  untilDate: date({ help: 'Last day of leaving' }),
  fromDay: integer({
    min: -400,
    max: 400,
    help: 'First day of leaving, counted from the last date of admission: −15 is 15 days before; empty: any earlier day',
  }),
  untilDay: integer({
    min: -400,
    max: 400,
    help: 'Last day of leaving, counted from the last date of admission: 15 is 15 days after; empty: any later day',
  }),
  refundPercent: integer({ required: true, min: 0, max: 100, help: 'Percent of the paid fees that is given back' }),
  deductionPercent: integer({
    min: 0,
    max: 100,
    help: 'The most that may be deducted from it, percent of the paid fees',
  }),
  deductionMax: rupees({ help: 'The most that may be deducted from it, in whole rupees' }),
  clause: longText({ required: true, max: 1_000, help: 'The clause in plain English, as families read it' }),
  clauseLocal: longText({
    max: 1_000,
    hindiOf: 'clause',
    label: 'Clause in Hindi',
    description: 'The same clause in Hindi',
  }),
  source: source({ required: true }),
} as const

/** Errors of a rule that has both kinds of days, or none, or an end before its start. */
function refundRuleErrors(rule: Readonly<Record<string, unknown>>): FieldError[] {
  const { academicYear, fromDate, untilDate, fromDay, untilDay } = rule
  const hasDates = Boolean(fromDate ?? untilDate)
  const hasDays = typeof fromDay === 'number' || typeof untilDay === 'number'
  if (hasDates === hasDays)
    return [{ field: 'untilDate', message: 'Give dates, or days from the last date of admission' }]
  if (hasDates && !fromDate && !academicYear)
    return [{ field: 'fromDate', message: 'Without an academic year, give the first day' }]
  if (fromDate && untilDate && fromDate > untilDate)
    return [{ field: 'untilDate', message: 'The last day is before the first' }]
  if (typeof fromDay === 'number' && typeof untilDay === 'number' && fromDay > untilDay)
    return [{ field: 'untilDay', message: 'The last day is before the first' }]
  return []
}

/** One step of an authority's rule on fees that are given back to those who leave. */
export const refundRule = defineEntity({
  name: 'refund-rule',
  label: 'Refund rule',
  plural: 'Refund rules',
  area: 'catalogue',
  table: 'refund_rule',
  shown: { lists: ['schools', 'colleges'] },
  fields,
  search: ['name', 'academicYear'],
  sort: 'name',
  columns: ['name', 'appliesTo', 'academicYear', 'untilDate', 'fromDay', 'untilDay', 'refundPercent'],
  check: refundRuleErrors,
  example: {
    name: 'State rule 2026-27, full refund',
    appliesTo: 'college',
    academicYear: '2026-27',
    untilDate: '2026-09-30',
    refundPercent: 100,
    deductionMax: 1000,
    clause: 'The whole fee less ₹1,000 at most to those who leave by 30 September 2026.',
    source: { name: 'Notice of the state', asOf: '2026-06-01', tier: 'official' },
  },
})

/** A rule as everybody reads it. */
export const publicRefundRule = z
  .strictObject({
    appliesTo: schemaOf(fields.appliesTo),
    academicYear: schemaOf(fields.academicYear),
    fromDate: schemaOf(fields.fromDate),
    untilDate: schemaOf(fields.untilDate),
    fromDay: schemaOf(fields.fromDay),
    untilDay: schemaOf(fields.untilDay),
    refundPercent: schemaOf(fields.refundPercent),
    deductionPercent: schemaOf(fields.deductionPercent),
    deductionMax: schemaOf(fields.deductionMax),
    clause: schemaOf(fields.clause),
    clauseLocal: schemaOf(fields.clauseLocal),
    source: schemaOf(fields.source),
  })
  .meta({ id: 'RefundRule' })
export type PublicRefundRule = z.output<typeof publicRefundRule>
