import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { dataOf, listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { instituteTypes } from '../../institute/type.ts'
import { selfEndpoint } from '../student/self-endpoint.ts'
import {
  cancelBody,
  drawBody,
  drawExample,
  drawSummary,
  familyDraw,
  lotsBody,
  ownDraw,
  ownDrawDetails,
  publicDraw,
} from './draw.ts'
import { applicationsTag } from './endpoints.ts'
import { applicationsToAnInstituteTag } from './question.ts'

const drawsTag: Tag = {
  name: 'Draws of lots',
  audience: 'anyone',
  description: 'Draws of lots for seats, which anybody can recompute (docs/draws.md of the source).',
}
const open = {
  method: 'GET',
  realm: 'public',
  owner: 'any',
  status: 200,
  tag: drawsTag,
  errors: ['NOT_FOUND'],
} as const
/** What everybody reads of draws. */
export const publicDrawEndpoints = {
  draw: endpoint({
    ...open,
    id: 'public.draw',
    path: '/public/draws/:id',
    summary: 'All of a draw: its rule, the list once it is closed, and the order with what it follows from',
    params: z.strictObject({ id: idNumber.describe('Id of the draw') }),
    answer: oneOf(publicDraw),
  }),
  draws: endpoint({
    ...open,
    id: 'public.draws',
    path: '/public/draws',
    summary: 'Draws of a school or college, the latest first, at most 20',
    query: z.strictObject({
      instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
      instituteId: idNumber.describe('Id of the school or college'),
    }),
    answer: z.strictObject({ data: dataOf(z.array(drawSummary)) }),
    errors: [],
  }),
}

/** Draws that a family's application takes part in. */
export const familyDrawEndpoints = {
  draws: endpoint({
    ...selfEndpoint,
    tag: applicationsTag,
    errors: ['NOT_FOUND'],
    id: 'student.draws',
    method: 'GET',
    path: '/student/draws/:id',
    summary: 'Draws of lots that an application takes part in, with its code and its place',
    params: z.strictObject({ id: idNumber.describe('Id of the application') }),
    answer: z.strictObject({ data: dataOf(z.array(familyDraw)) }),
  }),
}

const own = {
  realm: 'buyer',
  access: instituteAccess.families,
  owner: 'institute',
  tag: applicationsToAnInstituteTag,
  status: 200,
} as const
const sid = idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges')
const drawParams = z.strictObject({ sid, id: idNumber.describe('Id of the draw') })
/** An institute's own draws. */
export const buyerDrawEndpoints = {
  list: endpoint({
    ...own,
    id: 'buyer.draws.list',
    method: 'GET',
    path: '/buyer/draws/:sid',
    summary: 'Draws of the institute, the newest first',
    params: z.strictObject({ sid }),
    query: partQuery(['id'], {}),
    answer: listOf(ownDraw),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    ...own,
    id: 'buyer.draw.get',
    method: 'GET',
    path: '/buyer/draws/:sid/:id',
    summary: 'One draw with the applications of its list',
    params: drawParams,
    answer: oneOf(ownDrawDetails),
    errors: ['NOT_FOUND'],
  }),
  announce: endpoint({
    ...own,
    id: 'buyer.draws.announce',
    method: 'POST',
    path: '/buyer/draws/:sid',
    summary: 'Announces a draw: its rule and the digest of its secret are public from then on, and cannot be changed',
    params: z.strictObject({ sid }),
    body: drawBody,
    example: drawExample,
    answer: writeResponse(ownDraw),
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  drawLots: endpoint({
    ...own,
    id: 'buyer.draw.lots',
    method: 'PUT',
    path: '/buyer/draws/:sid/:id/lots',
    summary: 'Draws lots: reveals the secret. CONFLICT before its time, before the list is closed, and a second time',
    params: drawParams,
    body: lotsBody,
    example: { number: '316425' },
    answer: writeResponse(ownDrawDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  cancel: endpoint({
    ...own,
    id: 'buyer.draw.cancel',
    method: 'PUT',
    path: '/buyer/draws/:sid/:id/cancellation',
    summary: 'Cancels a draw, with a reason that everybody reads. CONFLICT once lots are drawn',
    params: drawParams,
    body: cancelBody,
    example: { reason: 'Seats were added: a new draw is announced' },
    answer: writeResponse(ownDraw),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
