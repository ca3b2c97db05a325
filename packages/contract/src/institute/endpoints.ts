import { z } from 'zod'
import { removeBody, removeQuery } from '../catalogue/endpoints.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { oneOf, writeResponse } from '../endpoint/envelope.ts'
import { fileResponse } from '../endpoint/file-response.ts'
import { wholeNumber } from '../endpoint/query.ts'
import { operatorAccess } from '../endpoint/roles.ts'
import type { Tag } from '../endpoint/tag.ts'
import { college, collegeBody, collegeChange, collegeExample, collegeRow } from './college/college.ts'
import {
  collegeFilters,
  collegeSorts,
  instituteExportQuery,
  instituteListOf,
  instituteListQuery,
  schoolFilters,
  schoolSorts,
} from './list.ts'
import { removedInstitutes } from './removal.ts'
import { school, schoolBody, schoolChange, schoolExample, schoolRow } from './school.ts'

const schoolsTag: Tag = {
  name: 'Schools',
  audience: 'administrators',
  description: 'Schools as the desk keeps them.',
}
const collegesTag: Tag = {
  name: 'Colleges',
  audience: 'administrators',
  description: 'Colleges as the desk keeps them.',
}

const number = wholeNumber(1, 2_147_483_647)
const admin = { realm: 'admin', access: operatorAccess.catalogue, owner: 'any' } as const

/** Administrators' calls on schools. POST with a url that exists answers 500 SCHOOL_URL_EXISTS, as specified. */
export const schoolEndpoints = {
  list: endpoint({
    ...admin,
    id: 'admin.school.list',
    method: 'GET',
    path: '/admin/school-details',
    tag: schoolsTag,
    status: 200,
    summary: 'Schools, 50 a page',
    query: instituteListQuery(schoolSorts, schoolFilters, 50),
    answer: instituteListOf(schoolRow),
  }),
  export: endpoint({
    ...admin,
    id: 'admin.school.export',
    method: 'GET',
    path: '/admin/school-details/export',
    tag: schoolsTag,
    status: 200,
    summary:
      'Schools as CSV by their record numbers, at most 50,000; each export stands in the change log of institutes',
    query: instituteExportQuery(schoolFilters),
    answer: fileResponse,
    file: ['text/csv'],
  }),
  get: endpoint({
    ...admin,
    id: 'admin.school.get',
    method: 'GET',
    path: '/admin/school-details/:sid',
    tag: schoolsTag,
    status: 200,
    summary: 'One school',
    params: z.strictObject({ sid: number.describe('Id of the school') }),
    answer: oneOf(school),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...admin,
    id: 'admin.school.create',
    method: 'POST',
    path: '/admin/school-details',
    tag: schoolsTag,
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
    tag: schoolsTag,
    status: 200,
    summary: 'Changes the fields named of a school, unless it was changed since it was read',
    params: z.strictObject({ sid: number.describe('Id of the school') }),
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
    tag: schoolsTag,
    status: 200,
    summary: 'Deletes a school with its own parts; refused while something of somebody else’s refers to it',
    params: z.strictObject({ sid: number.describe('Id of the school') }),
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  removeMany: endpoint({
    ...admin,
    id: 'admin.school.remove-many',
    method: 'DELETE',
    path: '/admin/school-details',
    tag: schoolsTag,
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
    tag: collegesTag,
    status: 200,
    summary: 'Colleges, 10 a page',
    query: instituteListQuery(collegeSorts, collegeFilters, 10),
    answer: instituteListOf(collegeRow),
  }),
  export: endpoint({
    ...admin,
    id: 'admin.college.export',
    method: 'GET',
    path: '/admin/college-details/export',
    tag: collegesTag,
    status: 200,
    summary:
      'Colleges as CSV by their record numbers, at most 50,000; each export stands in the change log of institutes',
    query: instituteExportQuery(collegeFilters),
    answer: fileResponse,
    file: ['text/csv'],
  }),
  get: endpoint({
    ...admin,
    id: 'admin.college.get',
    method: 'GET',
    path: '/admin/college-details/:eid',
    tag: collegesTag,
    status: 200,
    summary: 'One college',
    params: z.strictObject({ eid: number.describe('Id of the college') }),
    answer: oneOf(college),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...admin,
    id: 'admin.college.create',
    method: 'POST',
    path: '/admin/college-details',
    tag: collegesTag,
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
    tag: collegesTag,
    status: 200,
    summary: 'Changes the fields named of a college, unless it was changed since it was read',
    params: z.strictObject({ eid: number.describe('Id of the college') }),
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
    tag: collegesTag,
    status: 200,
    summary: 'Deletes a college with its own parts; refused while something of somebody else’s refers to it',
    params: z.strictObject({ eid: number.describe('Id of the college') }),
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  removeMany: endpoint({
    ...admin,
    id: 'admin.college.remove-many',
    method: 'DELETE',
    path: '/admin/college-details',
    tag: collegesTag,
    status: 200,
    summary: 'Deletes colleges with their own parts: all that are named or none',
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removedInstitutes,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
}
