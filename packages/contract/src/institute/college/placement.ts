import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import type { FieldError } from '../../endpoint/errors.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { type ChangeOf, eidParams, ownCollegeParams, partialShape, partTimes, type partVersion } from '../parts/part.ts'

const placementsTag: Tag = {
  name: 'Placements',
  audience: 'institutes',
  description: 'Placement figures of a college.',
}

const people = z.int().min(0).max(100_000).nullable().default(null)
/** Yearly pay in rupees. */
const pay = z.int().min(0).max(1_000_000_000).nullable().default(null)

/** Outcomes of the graduates of one year: of one course, or of all. Displayed as placed of eligible, median first. */
export const placementShape = {
  year: z.int().min(1990).max(2100).describe('Year in which the students left'),
  course: recordId
    .nullable()
    .default(null)
    .describe('Id of the course; null where the figures are of all courses together'),
  eligible: people.describe('How many students looked for a placement'),
  placed: people.describe('How many of the eligible were placed'),
  higherStudies: people.describe('How many of the eligible went on to study instead'),
  highest: pay.describe('Highest yearly pay offered, in whole rupees'),
  average: pay.describe('Average yearly pay, in whole rupees'),
  median: pay.describe('Median yearly pay, in whole rupees: half of those placed have more'),
  lowest: pay.describe('Lowest yearly pay, in whole rupees'),
  recruiters: z
    .array(recordId)
    .max(200)
    .default([])
    .describe('Ids of the employers, from the catalogue of placement companies'),
  source: sourceSchema.describe('Where these figures come from'),
}
const { source: _source, ...ownShape } = placementShape
/** Placements in a college's own calls: without a source, which is the college itself. */
export const ownPlacementShape = ownShape
type Figures = {
  [K in 'eligible' | 'placed' | 'higherStudies' | 'highest' | 'average' | 'median' | 'lowest']: number | null
}
const notAbove = (a: number | null, b: number | null) => a === null || b === null || a <= b

/** Contradictory figures are rejected, by field. */
function consistent(p: Figures, reject: (field: string, message: string) => void) {
  if (!notAbove((p.placed ?? 0) + (p.higherStudies ?? 0), p.eligible)) reject('placed', 'More than were eligible')
  if (!notAbove(p.lowest, p.median)) reject('lowest', 'Above the median')
  if (!notAbove(p.lowest, p.average)) reject('lowest', 'Above the average')
  if (!notAbove(p.median, p.highest)) reject('median', 'Above the highest')
  if (!notAbove(p.average, p.highest)) reject('average', 'Above the highest')
}
type ChangeFields<S extends z.ZodRawShape> = ChangeOf<S & typeof partVersion> & { id?: number | undefined }
/**
 * The named fields are written. A new placement needs its year and its source; an existing one needs `updatedAt`, and naming it by its id
 * marks it as existing.
 */
const changeOfPlacement = <S extends z.ZodRawShape>(shape: S) =>
  z
    .strictObject({
      id: recordId.optional().describe('Id of the record that is meant'),
      ...partialShape(shape),
      updatedAt: dateTimeText
        .optional()
        .describe(
          '`updatedAt` as you read it, left out for a placement that is not there yet: refused with CONFLICT and the placement where it is another',
        ),
    })
    .superRefine((body, ctx) => {
      const { id, year, updatedAt } = body as { id?: number; year?: number; updatedAt?: string }
      if (id === undefined && year === undefined)
        ctx.addIssue({ code: 'custom', path: ['year'], message: 'A year, or the id of a placement' })
      if (id !== undefined && updatedAt === undefined)
        ctx.addIssue({ code: 'custom', path: ['updatedAt'], message: 'Required' })
    }) as unknown as z.ZodType<ChangeFields<S>, ChangeFields<S>>
export type PlacementBody = ChangeFields<typeof placementShape>

const checkFigures = (placement: Figures, ctx: z.core.$RefinementCtx) =>
  consistent(placement, (field, message) => ctx.addIssue({ code: 'custom', path: [field], message }))
/** A placement in a form: contradictory values are rejected before it is sent. */
export const placementForm = z.strictObject(placementShape).superRefine(checkFigures)
/** A placement in a form of its college. */
export const ownPlacementForm = z.strictObject(ownPlacementShape).superRefine(checkFigures)
/** Contradictions in a placement after a change. */
export const placementErrors = (placement: Figures): FieldError[] => {
  const errors: FieldError[] = []
  consistent(placement, (field, message) => errors.push({ field, message }))
  return errors
}
const placementRemoval = z.strictObject({
  action: z
    .literal('delete')
    .describe('Always `delete`: then the records in `ids` are deleted, all or none, and nothing is written'),
  ids: z.array(recordId).min(1).max(1_000).describe('Ids of the records to delete'),
})

const collegePlacement = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...placementShape,
    courseName: z
      .string()
      .nullable()
      .describe('Name of the course; null where the figures are of all courses together'),
    recruiterNames: z.array(z.string()).describe('Names of the employers'),
    ...partTimes,
  })
  .meta({ id: 'CollegePlacement' })
export type CollegePlacement = z.output<typeof collegePlacement>

const query = partQuery(['id', 'year', 'createdAt', 'updatedAt'], {
  year: idNumber.optional().describe('Only the students who left in this year'),
  course: idNumber.optional().describe('Only figures of this course, by its id'),
})
const listCall = {
  method: 'GET',
  summary: 'Placements, newest year first; search looks into course and recruiters',
  query,
  answer: listOf(collegePlacement),
  errors: ['NOT_FOUND'],
} as const
const putCall = {
  method: 'PUT',
  answer: z.union([writeResponse(collegePlacement), removed]),
  errors: ['NOT_FOUND', 'DUPLICATE', 'CONFLICT'],
} as const
const example = { year: 2026, eligible: 120, placed: 90, higherStudies: 12, median: 600_000 }
const common = {
  path: '/admin/college-placement/:eid',
  realm: 'admin',
  access: operatorAccess.catalogue,
  owner: 'any',
  tag: placementsTag,
  status: 200,
  params: eidParams,
} as const
/** There is no POST: PUT writes the figures of a year and course, new or known, and deletes with `{ action, ids }`. */
export const collegePlacementEndpoints = {
  list: endpoint({ ...common, ...listCall, id: 'admin.college-placement.list' }),
  put: endpoint({
    ...common,
    ...putCall,
    id: 'admin.college-placement.put',
    summary:
      'Writes the fields named of the placement of a year and course, or of the one with this id; with { action: "delete", ids } deletes the named ones',
    body: z.union([placementRemoval, changeOfPlacement(placementShape)]),
    example: { ...example, source: { name: 'Example College', asOf: '2026', tier: 'institute' } },
  }),
}
const ownCommon = {
  path: '/buyer/college-placement/:sid',
  realm: 'buyer',
  access: instituteAccess.page,
  owner: 'institute',
  tag: placementsTag,
  status: 200,
  params: ownCollegeParams,
} as const
/** A college's own calls on its placements. The source of what it writes is the college itself. */
export const buyerPlacementEndpoints = {
  list: endpoint({ ...ownCommon, ...listCall, id: 'buyer.college-placement.list' }),
  put: endpoint({
    ...ownCommon,
    ...putCall,
    id: 'buyer.college-placement.put',
    summary:
      'Writes the fields named of the placement of a year and course, or of the one with this id, with the college as their source; with { action: "delete", ids } deletes the named ones',
    body: z.union([placementRemoval, changeOfPlacement(ownPlacementShape)]),
    example,
  }),
}
