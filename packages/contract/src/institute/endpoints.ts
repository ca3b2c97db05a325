import { z } from 'zod'
import { removeBody, removeQuery } from '../catalogue/endpoints.ts'
import { publicationStates } from '../catalogue/publishing.ts'
import { endpoint } from '../endpoint.ts'
import { listOf, oneOf, writeResponse } from '../envelope.ts'
import { capLimit, flag, listQuery, wholeNumber } from '../query.ts'
import { college, collegeBody, collegeChange, collegeExample, collegeRow } from './college.ts'
import { removedInstitutes } from './removal.ts'
import { school, schoolBody, schoolChange, schoolExample, schoolRow } from './school.ts'

/** `cityName` orders by the name of the city, then by record number. */
const sorts = ['id', 'name', 'url', 'status', 'cityName', 'createdAt', 'updatedAt'] as const
const filters = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, limit: number) =>
  z
    .strictObject({
      ...listQuery(sorts, limit),
      isPartner: flag.optional(),
      status: z.enum(publicationStates).optional(),
      state: wholeNumber(1, 2_147_483_647).optional(),
      city: wholeNumber(1, 2_147_483_647).optional(),
    })
    .superRefine(capLimit(100))
const number = wholeNumber(1, 2_147_483_647)
const admin = { realm: 'admin', owner: 'any' } as const

/** Administrators' calls on schools. POST with a url that exists answers 500 SCHOOL_URL_EXISTS, as specified. */
export const schoolEndpoints = {
  list: endpoint({
    ...admin,
    id: 'admin.school.list',
    method: 'GET',
    path: '/admin/school-details',
    tag: 'Schools',
    status: 200,
    summary: 'Schools, 50 a page',
    query: filters([...sorts, 'affiliationNo'], 50),
    answer: listOf(schoolRow),
  }),
  get: endpoint({
    ...admin,
    id: 'admin.school.get',
    method: 'GET',
    path: '/admin/school-details/:sid',
    tag: 'Schools',
    status: 200,
    summary: 'One school',
    params: z.strictObject({ sid: number }),
    answer: oneOf(school),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...admin,
    id: 'admin.school.create',
    method: 'POST',
    path: '/admin/school-details',
    tag: 'Schools',
    status: 200,
    summary: 'Adds a school',
    body: schoolBody,
    example: schoolExample,
    answer: writeResponse(school),
    errors: ['SCHOOL_URL_EXISTS'],
  }),
  update: endpoint({
    ...admin,
    id: 'admin.school.update',
    method: 'PUT',
    path: '/admin/school-details/:sid',
    tag: 'Schools',
    status: 200,
    summary: 'Changes the fields named of a school, unless it was changed since it was read',
    params: z.strictObject({ sid: number }),
    body: schoolChange,
    example: { name: 'Example Vidyalaya, Mumbai', version: 1 },
    answer: writeResponse(school),
    errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE'],
  }),
  remove: endpoint({
    ...admin,
    id: 'admin.school.remove',
    method: 'DELETE',
    path: '/admin/school-details/:sid',
    tag: 'Schools',
    status: 200,
    summary: 'Deletes a school with its own parts; refused while something of somebody else’s refers to it',
    params: z.strictObject({ sid: number }),
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  removeMany: endpoint({
    ...admin,
    id: 'admin.school.remove-many',
    method: 'DELETE',
    path: '/admin/school-details',
    tag: 'Schools',
    status: 200,
    summary: 'Deletes schools with their own parts: all that are named or none',
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
}

/** Administrators' calls on colleges. POST with a url that exists answers 409 COLLEGE_URL_EXISTS. */
export const collegeEndpoints = {
  list: endpoint({
    ...admin,
    id: 'admin.college.list',
    method: 'GET',
    path: '/admin/college-details',
    tag: 'Colleges',
    status: 200,
    summary: 'Colleges, 10 a page',
    query: filters(sorts, 10),
    answer: listOf(collegeRow),
  }),
  get: endpoint({
    ...admin,
    id: 'admin.college.get',
    method: 'GET',
    path: '/admin/college-details/:eid',
    tag: 'Colleges',
    status: 200,
    summary: 'One college',
    params: z.strictObject({ eid: number }),
    answer: oneOf(college),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...admin,
    id: 'admin.college.create',
    method: 'POST',
    path: '/admin/college-details',
    tag: 'Colleges',
    status: 200,
    summary: 'Adds a college',
    body: collegeBody,
    example: collegeExample,
    answer: writeResponse(college),
    errors: ['COLLEGE_URL_EXISTS'],
  }),
  update: endpoint({
    ...admin,
    id: 'admin.college.update',
    method: 'PUT',
    path: '/admin/college-details/:eid',
    tag: 'Colleges',
    status: 200,
    summary: 'Changes the fields named of a college, unless it was changed since it was read',
    params: z.strictObject({ eid: number }),
    body: collegeChange,
    example: { name: 'Example College of Arts, Mumbai', version: 1 },
    answer: writeResponse(college),
    errors: ['NOT_FOUND', 'CONFLICT', 'COLLEGE_URL_EXISTS'],
  }),
  remove: endpoint({
    ...admin,
    id: 'admin.college.remove',
    method: 'DELETE',
    path: '/admin/college-details/:eid',
    tag: 'Colleges',
    status: 200,
    summary: 'Deletes a college with its own parts; refused while something of somebody else’s refers to it',
    params: z.strictObject({ eid: number }),
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  removeMany: endpoint({
    ...admin,
    id: 'admin.college.remove-many',
    method: 'DELETE',
    path: '/admin/college-details',
    tag: 'Colleges',
    status: 200,
    summary: 'Deletes colleges with their own parts: all that are named or none',
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
}
