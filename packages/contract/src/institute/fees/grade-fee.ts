import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { idNumber, wholeNumber } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { typedText } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { classNumber } from '../admission.ts'
import { classFee } from './class-fee.ts'

const feesOfSchoolsTag: Tag = {
  name: 'Fees of schools',
  audience: 'institutes',
  description: 'Fees by class and session.',
}

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
  class: classNumber.describe('Class: nursery −2, LKG −1, UKG 0, then 1 to 12'),
  registration: optional.describe('Registration fee in whole rupees, once'),
  admission: optional.describe('Admission fee in whole rupees, once'),
  caution: optional.describe('Caution money in whole rupees, once; it is given back when the child leaves'),
  tuition: optional.describe('Tuition fee in whole rupees, for each period in `tuitionPeriod`'),
  tuitionPeriod: z
    .enum(['month', 'quarter', 'year'])
    .default('year')
    .describe('What the tuition fee is paid for: a month, a quarter or a year'),
  annual: optional.describe('Annual charges in whole rupees'),
  development: optional.describe('Development fee in whole rupees a year'),
  exam: optional.describe('Exam fee in whole rupees a year'),
  transport: z
    .array(
      z.strictObject({
        upToKm: z.number().min(0).max(200).describe('Up to this distance from the school, in kilometres'),
        amount: rupees.describe('Bus fee in whole rupees a year'),
      }),
    )
    .max(12)
    .default([])
    .describe('Bus fees by distance; not part of the totals, for not everybody pays them'),
  hostel: optional.describe('Hostel fee in whole rupees a year; not part of the totals'),
  booksEstimate: optional.describe('What books cost in a year, estimated, in whole rupees; not part of the totals'),
  other: z
    .array(
      z.strictObject({
        name: typedText(80).pipe(z.string().min(1)).describe('What the fee is for'),
        amount: rupees.describe('Whole rupees a year'),
      }),
    )
    .max(12)
    .default([])
    .describe('What everybody pays every year beside the named parts'),
  siblingDiscount: typedText(160)
    .nullable()
    .default(null)
    .describe('What a brother or sister at the school takes off, in words'),
})
export type GradeFeeRow = z.output<typeof gradeFeeRow>

/** The version of a fee table: it changes with any value in it. */
const feeVersion = z.string().regex(/^[0-9a-f]{32}$/, 'A version as the list answered it')
const table = {
  session: sessionText.describe('School year, as 2027-28: it begins in 2027'),
  fees: z
    .array(gradeFeeRow)
    .max(20)
    .superRefine((rows, ctx) => {
      for (const [index, row] of rows.entries())
        if (rows.findIndex((other) => other.class === row.class) < index)
          ctx.addIssue({ code: 'custom', path: [index, 'class'], message: 'A class comes once' })
    })
    .describe('The whole table of this session, one row a class; empty only with the action delete'),
  version: feeVersion
    .nullable()
    .describe(
      'The version of this session’s table as you read it, null where there was none: refused with CONFLICT and the table as it stands where somebody has changed it since',
    ),
  action: z.literal('delete').optional().describe('delete: takes the table of this session back'),
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
export const gradeFeeBody = z
  .strictObject({
    ...table,
    source: sourceSchema.describe('Where the table comes from and as of when; it stands for every class in it'),
  })
  .superRefine(checkAction)
export const ownGradeFeeBody = z.strictObject(table).superRefine(checkAction)
export type OwnGradeFees = z.output<typeof ownGradeFeeBody>
/** Every session's table, the newest first: earlier ones are history. */
export const gradeFees = z.strictObject({
  data: z.array(classFee).describe('Fees by class, newest session first, lowest class first'),
  total: z.int().describe('How many rows there are, of all sessions answered'),
  page: z.int().describe('Which page this is, counted from 1'),
  limit: z.int().describe('Rows on a page at most'),
  sessions: z.array(z.string()).describe('Sessions that there is a table of, newest first'),
  versions: z
    .array(
      z.strictObject({
        session: z.string().describe('School year, as 2027-28'),
        version: z.string().describe('Changes with any value of the session’s table'),
      }),
    )
    .describe('For each session of these rows the version of its table'),
})
export type GradeFees = z.output<typeof gradeFees>
const fees = [
  { class: 1, admission: 15_000, tuition: 4_200, tuitionPeriod: 'month', annual: 6_000 },
  { class: 2, admission: 15_000, tuition: 4_400, tuitionPeriod: 'month', annual: 6_000 },
]
const query = z.strictObject({
  session: sessionText.optional().describe('Only this school year, as 2027-28'),
  page: wholeNumber(1, 1_000_000).default(1).describe('Which page, counted from 1'),
  limit: wholeNumber(1, 100).default(50).describe('Rows at most').meta({ example: 20 }),
})
const admin = {
  path: '/admin/grade-fees/:school_id',
  realm: 'admin',
  access: operatorAccess.catalogue,
  owner: 'any',
  tag: feesOfSchoolsTag,
  status: 200,
  params: z.strictObject({ school_id: idNumber.describe('Id of the school') }),
  errors: ['NOT_FOUND'],
} as const
const buyer = {
  ...admin,
  path: '/buyer/grade-fee/:sid',
  realm: 'buyer',
  access: instituteAccess.page,
  owner: 'institute',
  params: z.strictObject({ sid: idNumber.describe('Id of the school') }),
} as const
const saved = z.strictObject({
  ...gradeFees.shape,
  message: z.string().describe('What happened, in a sentence to show to the person'),
})

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
