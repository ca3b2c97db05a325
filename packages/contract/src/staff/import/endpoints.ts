import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { instituteTypes } from '../../institute/type.ts'
import * as i from './imports.ts'
import { importContents } from './ranks.ts'
import { maxSavedNotes } from './remarks.ts'
import { importPart, importPartBytes, importStart, newImport } from './start.ts'

const importsTag: Tag = {
  name: 'Imports',
  audience: 'administrators',
  description:
    'Registers of schools and colleges, and lists of ranks, that are uploaded, read in a dry run and imported in the background.',
}

const common = { realm: 'admin', access: operatorAccess.catalogue, owner: 'any', tag: importsTag, status: 200 } as const
const params = z.strictObject({
  id: idNumber.describe('Id of this record: a whole number, unique among records of its kind'),
})
const path = '/admin/imports'
const details = writeResponse(i.importDetails)

/** Imports of registers: a file is uploaded in parts, read in a dry run, then imported in the background. */
export const importEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.imports.list',
    method: 'GET',
    path,
    summary: 'Imports of registers, by the console and by the command line, newest first; search looks into file names',
    query: partQuery(['id', 'createdAt', 'file', 'state'], {
      state: z
        .enum(i.importStates)
        .optional()
        .describe(
          'Only those in this state: uploading, checking, mapping, checked, running, done, failed, cancelled, abandoned, reverting or reverted',
        ),
      instituteType: z.enum(instituteTypes).optional().describe('Only imports of schools, or only of colleges'),
      content: z.enum(importContents).optional().describe('Only imports of registers, or only of ranks'),
    }),
    answer: listOf(i.importRun),
  }),
  get: endpoint({
    ...common,
    id: 'admin.imports.get',
    method: 'GET',
    path: `${path}/:id`,
    summary: 'How far an import is, what its columns are read as, and what its dry run found',
    params,
    answer: oneOf(i.importDetails),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...common,
    id: 'admin.imports.create',
    method: 'POST',
    path,
    summary:
      'Begins an import; its file follows in parts. An account has one import under way at a time (CONFLICT), all accounts together four (TOO_MANY)',
    body: newImport,
    example: { instituteType: 'school', file: 'schools.csv', bytes: 4_096 },
    answer: details,
    errors: ['CONFLICT', 'TOO_MANY', 'INVALID'],
  }),
  addPart: endpoint({
    ...common,
    id: 'admin.imports.parts',
    method: 'POST',
    path: `${path}/:id/parts`,
    summary:
      'Uploads a part of the file: 1 MB each, the last one the rest. A part that is there already stays as it is. With the last missing part the dry run begins',
    params,
    body: importPart,
    bodyLimit: Math.ceil(importPartBytes / 3) * 4 + 4_096,
    example: { position: 0, content: 'bmFtZSxzdGF0ZQo=' },
    answer: details,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID'],
  }),
  map: endpoint({
    ...common,
    id: 'admin.imports.map',
    method: 'POST',
    path: `${path}/:id/map`,
    summary:
      'Sets which field each column is read as, and values for every row; then the dry run begins again. Files with the same header are read so from now on. CONFLICT where the file is not waiting for its import',
    params,
    body: i.importMapping,
    example: { columns: [{ column: 'Town', field: 'city' }], set: [{ field: 'state', value: 'Odisha' }] },
    answer: details,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID'],
  }),
  start: endpoint({
    ...common,
    id: 'admin.imports.start',
    method: 'POST',
    path: `${path}/:id/start`,
    summary:
      'Imports the file in the background. CONFLICT where it has not been read yet, or another import is running',
    params,
    body: importStart,
    example: { newStatus: 'published' },
    answer: details,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  cancel: endpoint({
    ...common,
    id: 'admin.imports.cancel',
    method: 'POST',
    path: `${path}/:id/cancel`,
    summary: 'Ends an import and deletes its file; what it has written stays. CONFLICT where it has ended already',
    params,
    answer: details,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  revert: endpoint({
    ...common,
    id: 'admin.imports.revert',
    method: 'POST',
    path: `${path}/:id/revert`,
    summary: `Takes an import back, for ${i.revertDays} days: what it created and nobody touched since is removed, what it changed gets its former values, the rest is listed. CONFLICT where it has written nothing, or another import is running`,
    params,
    answer: details,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  rejects: endpoint({
    ...common,
    id: 'admin.imports.rejects',
    method: 'GET',
    path: `${path}/:id/rejects`,
    summary: `The rejected rows as CSV, each with its number and the reason: up to ${i.maxSavedRejects}, for ${i.rejectDays} days`,
    params,
    file: ['text/csv'],
    answer: fileResponse,
    errors: ['NOT_FOUND'],
  }),
  notes: endpoint({
    ...common,
    id: 'admin.imports.notes',
    method: 'GET',
    path: `${path}/:id/notes`,
    summary: `Cells that are left out or read as something else, as CSV, each with its row, field and reason: up to ${maxSavedNotes}, for ${i.rejectDays} days`,
    params,
    file: ['text/csv'],
    answer: fileResponse,
    errors: ['NOT_FOUND'],
  }),
}
