import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { dataOf, listOf, oneOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { capLimit, idNumber, listQuery, wholeNumber } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { fileBodyLimit, fileMimes } from '../../fields/upload.ts'
import { idParams, ownList, ownRemoval, selfEndpoint } from '../student/self-endpoint.ts'
import { accessRow } from './access.ts'
import { applicationForm, applicationFormChange, applicationFormExample } from './application-form.ts'
import * as kid from './child.ts'
import { courseOption, shortlistCourseChange } from './course.ts'
import * as doc from './document.ts'
import * as list from './shortlist.ts'

export const applicationsTag: Tag = {
  name: 'Applications',
  audience: 'families',
  description: 'Children, forms, the shortlist and the applications on it.',
}
const documentsTag: Tag = {
  name: 'Documents',
  audience: 'families',
  description: 'Private files of a family, and the slots they fill in an application.',
}

const family = { ...selfEndpoint, tag: applicationsTag } as const
const waiting = { ...family, beforeGuardian: true } as const
const vault = { ...selfEndpoint, tag: documentsTag } as const
const absent = { errors: ['NOT_FOUND'] } as const

/** Children, forms, shortlist and documents of a family. Another family's record has the response of a missing one. */
export const admissionEndpoints = {
  children: endpoint({
    ...waiting,
    id: 'student.manage-child',
    method: 'GET',
    path: '/student/manage-child',
    summary: 'Children of the account',
    query: ownList(50),
    answer: listOf(kid.child),
  }),
  addChild: endpoint({
    ...family,
    id: 'student.manage-child.add',
    method: 'POST',
    path: '/student/manage-child',
    summary: 'Adds a child: the mobile is verified, and the person has declared to be a parent; see student/consents',
    body: kid.childBody,
    example: kid.childExample,
    answer: writeResponse(kid.child),
  }),
  changeChild: endpoint({
    ...family,
    id: 'student.manage-child.change',
    errors: ['NOT_FOUND', 'CONFLICT'],
    method: 'PUT',
    path: '/student/manage-child',
    summary: 'Changes the fields named of a child',
    body: kid.childChange,
    example: { id: 1, currentClass: 1 },
    answer: writeResponse(kid.child),
  }),
  removeChild: endpoint({
    ...ownRemoval,
    tag: applicationsTag,
    id: 'student.manage-child.remove',
    path: '/student/manage-child',
    summary: 'Removes children; refused while an application names one',
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  commonForm: endpoint({
    ...family,
    ...absent,
    id: 'student.child-common-form',
    method: 'GET',
    path: '/student/child-common-form/:id',
    summary: 'The form that every school asks for, of one child',
    params: z.strictObject({ id: idNumber.describe('Id of the child') }),
    answer: oneOf(kid.commonForm),
  }),
  changeCommonForm: endpoint({
    ...family,
    id: 'student.child-common-form.change',
    errors: ['NOT_FOUND', 'CONFLICT'],
    method: 'PUT',
    path: '/student/child-common-form/:id',
    summary: 'Replaces the sections named',
    params: z.strictObject({ id: idNumber.describe('Id of the child') }),
    body: kid.commonFormChange,
    example: kid.commonFormExample,
    answer: writeResponse(kid.commonForm),
  }),
  access: endpoint({
    ...family,
    id: 'student.access',
    method: 'GET',
    path: '/student/access',
    summary: 'Which institutes may read an application, until when, and who has read it; newest first',
    query: ownList(50),
    answer: listOf(accessRow),
  }),
  endAccess: endpoint({
    ...family,
    ...absent,
    id: 'student.access.end',
    method: 'DELETE',
    path: '/student/access/:id',
    summary:
      'Ends the access of an institute to an application, by the id of the application. One that is open is withdrawn with it',
    params: idParams,
    answer: removed,
  }),
  form: endpoint({
    ...family,
    id: 'student.application-form',
    method: 'GET',
    path: '/student/application-form',
    summary: 'The form for all colleges, how far it is filled, and the applications with their timelines',
    answer: oneOf(applicationForm),
  }),
  changeForm: endpoint({
    ...family,
    id: 'student.application-form.change',
    errors: ['CONFLICT'],
    method: 'PUT',
    path: '/student/application-form',
    summary: 'Replaces the sections named',
    body: applicationFormChange,
    example: applicationFormExample,
    answer: writeResponse(applicationForm),
  }),
  shortlist: endpoint({
    ...waiting,
    id: 'student.shortlist',
    method: 'GET',
    path: '/student/shortlist',
    summary: 'Institutes on the shortlist, each with its application',
    query: ownList(50),
    answer: listOf(list.shortlistRow),
  }),
  addShortlist: endpoint({
    ...waiting,
    id: 'student.shortlist.add',
    method: 'POST',
    path: '/student/shortlist',
    summary: 'Puts an institute on the shortlist',
    body: list.shortlistBody,
    example: { instituteId: 1 },
    answer: writeResponse(list.shortlistRow),
    errors: ['ALREADY_SHORTLISTED'],
  }),
  changeShortlist: endpoint({
    ...family,
    id: 'student.shortlist.change',
    method: 'PUT',
    path: '/student/shortlist',
    summary: 'Chooses the course of a college on the shortlist; its unsent application and its fee in the cart follow',
    body: shortlistCourseChange,
    example: { id: 1, course: 1 },
    answer: writeResponse(list.shortlistRow),
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_SHORTLISTED'],
  }),
  collegeCourses: endpoint({
    ...waiting,
    id: 'student.college-courses',
    method: 'GET',
    path: '/student/college-courses/:id',
    summary: 'The courses of a college that one may apply for; none where the catalogue has none',
    params: idParams,
    answer: oneOf(z.array(courseOption)),
  }),
  removeShortlist: endpoint({
    ...ownRemoval,
    ...{ tag: applicationsTag, beforeGuardian: true, path: '/student/shortlist' },
    id: 'student.shortlist.remove',
    summary: 'Takes institutes off the shortlist; IN_USE while an application to one is under way',
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  shortlistForm: endpoint({
    ...family,
    id: 'student.shortlist-form',
    method: 'GET',
    path: '/student/shortlist-form/:id',
    summary: 'The application to one institute: of a row of the shortlist, or by=institute of the institute itself',
    params: z.strictObject({
      id: idNumber.describe('Id of the row on the shortlist; with by=institute that of the school or college on it'),
    }),
    query: list.shortlistedBy,
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: oneOf(list.shortlistForm),
  }),
  changeShortlistForm: endpoint({
    ...family,
    id: 'student.shortlist-form.change',
    method: 'PUT',
    path: '/student/shortlist-form/:id',
    summary: 'Fills the application, or withdraws it, accepts or declines the offer',
    params: z.strictObject({
      id: idNumber.describe('Id of the row on the shortlist; with by=institute that of the school or college on it'),
    }),
    query: list.shortlistedBy,
    body: list.shortlistFormChange,
    example: list.shortlistFormExample,
    answer: writeResponse(list.shortlistForm),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  documents: endpoint({
    ...vault,
    id: 'student.documents',
    method: 'GET',
    path: '/student/documents',
    summary: 'Documents of the account, or of one child',
    query: z
      .strictObject({
        ...listQuery(['id', 'createdAt'], 50),
        child: wholeNumber(1, 2_147_483_647).optional().describe('Only documents that belong to this child'),
      })
      .superRefine(capLimit(100)),
    answer: listOf(doc.documentRow),
  }),
  documentFile: endpoint({
    ...vault,
    ...absent,
    id: 'student.documents.file',
    method: 'GET',
    path: '/student/documents/:id',
    summary: 'The file itself, for its owner alone',
    params: z.strictObject({ id: idNumber.describe('Id of the document') }),
    file: fileMimes,
    answer: fileResponse,
  }),
  addDocument: endpoint({
    ...vault,
    id: 'student.documents.add',
    method: 'POST',
    path: '/student/documents',
    bodyLimit: fileBodyLimit,
    summary: 'Keeps a private file: its type is read from its bytes; a picture loses place, time and camera',
    body: doc.documentBody,
    example: doc.documentExample,
    answer: writeResponse(doc.documentRow),
    errors: ['TOO_MANY'],
  }),
  changeDocument: endpoint({
    ...vault,
    id: 'student.documents.change',
    method: 'PUT',
    path: '/student/documents',
    bodyLimit: fileBodyLimit,
    summary: 'Changes the fields named; with content, the file',
    body: doc.documentChange,
    example: { id: 1, title: 'Marks of class 12' },
    answer: writeResponse(doc.documentRow),
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  removeDocument: endpoint({
    ...vault,
    id: 'student.documents.remove',
    method: 'DELETE',
    path: '/student/documents/:id',
    summary: 'Removes a document and its file; refused while an application shares it',
    params: z.strictObject({ id: idNumber.describe('Id of the document') }),
    answer: removed,
    errors: ['NOT_FOUND', 'IN_USE'],
  }),
  collegeDocs: endpoint({
    ...vault,
    id: 'student.college-doc',
    method: 'GET',
    path: '/student/college-doc',
    summary: 'The slots of a college application with their documents',
    answer: z.strictObject({
      data: dataOf(z.array(doc.collegeDoc)),
      total: z
        .int()
        .describe('How many records match in all, on every page; a lower bound where `totalAtLeast` is true'),
      page: z.int().describe('Always 1: all slots are answered at once'),
      limit: z.int().describe('As many as there are slots'),
    }),
  }),
  fillCollegeDoc: endpoint({
    ...vault,
    ...absent,
    id: 'student.college-doc.fill',
    method: 'PUT',
    path: '/student/college-doc',
    summary: 'Puts a document into a slot',
    body: doc.collegeDocBody,
    example: { slot: 'class12', document: 1 },
    answer: writeResponse(doc.collegeDoc),
  }),
  emptyCollegeDoc: endpoint({
    ...ownRemoval,
    tag: documentsTag,
    id: 'student.college-doc.empty',
    path: '/student/college-doc',
    summary: 'Empties slots; the documents stay in the vault',
  }),
}
