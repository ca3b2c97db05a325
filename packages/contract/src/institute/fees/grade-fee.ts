import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { idNumber, wholeNumber } from '../../endpoint/query.ts'
import { typedText } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { classNumber } from '../admission.ts'
import { classFee } from './class-fee.ts'

/** A school year: `2027-28`. */
export const sessionText = z
  .string()
  .regex(/^20\d{2}-\d{2}$/, { error: 'As 2027-28', abort: true })
  .refine((s) => Number(s.slice(5)) === (Number(s.slice(2, 4)) + 1) % 100, 'Two years that follow each other')

/** A school year that may be applied for: it ended, in March, at most a year ago. */
export const currentSession = sessionText.refine(
  (session) => `${Number(session.slice(0, 4)) + 2}-03-31` >= new Date().toISOString().slice(0, 10),
  'This session is long over',
)

// Twelve months of the most, with every other part, still fit the column of the yearly total.
const rupees = z.int().min(0).max(20_000_000)
const optional = rupees.nullable().default(null)

/** Fees of one class in one session, in rupees. An absent part is unknown, never free; `caution` is refundable. */
export const gradeFeeRow = z.strictObject({
  class: classNumber,
  registration: optional,
  admission: optional,
  caution: optional,
  tuition: optional,
  tuitionPeriod: z.enum(['month', 'quarter', 'year']).default('year'),
  annual: optional,
  development: optional,
  exam: optional,
  transport: z
    .array(z.strictObject({ upToKm: z.number().min(0).max(200), amount: rupees }))
    .max(12)
    .default([]),
  hostel: optional,
  booksEstimate: optional,
  other: z
    .array(z.strictObject({ name: typedText(80).pipe(z.string().min(1)), amount: rupees }))
    .max(12)
    .default([]),
  siblingDiscount: typedText(160).nullable().default(null),
})
export type GradeFeeRow = z.output<typeof gradeFeeRow>

/** The version of a fee table: it changes with any value in it. */
const feeVersion = z.string().regex(/^[0-9a-f]{32}$/, 'A version as the list answered it')
const table = {
  session: sessionText,
  fees: z
    .array(gradeFeeRow)
    .max(20)
    .superRefine((rows, ctx) => {
      for (const [index, row] of rows.entries())
        if (rows.findIndex((other) => other.class === row.class) < index)
          ctx.addIssue({ code: 'custom', path: [index, 'class'], message: 'A class comes once' })
    }),
  /** Of the session's table as it was read, null where there was none: one that changed since is not replaced. */
  version: feeVersion.nullable(),
  /** Takes the session's table back: the only way to leave it empty. */
  action: z.literal('delete').optional(),
}
/** The rows and the version of one session's table, as a form edits them. */
export const gradeFeeTable = z.strictObject({ fees: table.fees, version: table.version })
type Table = { fees: readonly unknown[]; action?: 'delete' | undefined }
const checkAction = ({ fees, action }: Table, ctx: z.RefinementCtx) => {
  if ((fees.length === 0) === (action === 'delete')) return
  const message = action
    ? 'With action "delete" there are no rows'
    : 'No row: a table is taken back with action "delete"'
  ctx.addIssue({ code: 'custom', path: ['fees'], message })
}
/** A session's table as the change log has it: a save of it restores it. */
export const loggedFeeTable = z.object({ source: sourceSchema, fees: z.array(gradeFeeRow) })
export type LoggedFeeTable = z.output<typeof loggedFeeTable>
/** An administrator names the source; an institute is its own. */
export const gradeFeeBody = z.strictObject({ ...table, source: sourceSchema }).superRefine(checkAction)
export const ownGradeFeeBody = z.strictObject(table).superRefine(checkAction)
export type OwnGradeFees = z.output<typeof ownGradeFeeBody>
/** Every session's table, the newest first: earlier ones are history. */
export const gradeFees = z.strictObject({
  data: z.array(classFee),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  sessions: z.array(z.string()),
  /** Of each session's table among the answered ones. */
  versions: z.array(z.strictObject({ session: z.string(), version: z.string() })),
})
export type GradeFees = z.output<typeof gradeFees>
const fees = [
  { class: 1, admission: 15_000, tuition: 4_200, tuitionPeriod: 'month', annual: 6_000 },
  { class: 2, admission: 15_000, tuition: 4_400, tuitionPeriod: 'month', annual: 6_000 },
]
const query = z.strictObject({
  session: sessionText.optional(),
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 100).default(50),
})
const admin = {
  path: '/admin/grade-fees/:school_id',
  realm: 'admin',
  owner: 'any',
  tag: 'Fees of schools',
  status: 200,
  params: z.strictObject({ school_id: idNumber }),
  errors: ['NOT_FOUND'],
} as const
const buyer = {
  ...admin,
  path: '/buyer/grade-fee/:sid',
  realm: 'buyer',
  owner: 'institute',
  params: z.strictObject({ sid: idNumber }),
} as const
const saved = z.strictObject({ ...gradeFees.shape, message: z.string() })

/** Class-wise fees. POST replaces one session's whole table in one transaction; with `action: 'delete'` and no rows it is deleted. */
export const gradeFeeEndpoints = {
  list: endpoint({
    ...admin,
    id: 'admin.grade-fees.list',
    method: 'GET',
    summary: 'Fees by class, newest session first',
    query,
    answer: gradeFees,
  }),
  replace: endpoint({
    ...admin,
    id: 'admin.grade-fees.replace',
    method: 'POST',
    summary: 'Replaces the fee table of one session; earlier sessions stay as history',
    body: gradeFeeBody,
    example: {
      session: '2027-28',
      version: null,
      source: { name: 'Fee circular of the school', asOf: '2026-11', tier: 'institute' },
      fees,
    },
    answer: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
export const buyerGradeFeeEndpoints = {
  list: endpoint({
    ...buyer,
    id: 'buyer.grade-fee.list',
    method: 'GET',
    summary: 'The school’s own fees by class, newest session first',
    query,
    answer: gradeFees,
  }),
  replace: endpoint({
    ...buyer,
    id: 'buyer.grade-fee.replace',
    method: 'POST',
    summary: 'Replaces the fee table of one session; its source is the school itself',
    body: ownGradeFeeBody,
    example: { session: '2027-28', version: null, fees },
    answer: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
