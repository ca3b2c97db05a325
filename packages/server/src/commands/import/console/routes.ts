import { type ImportDetails, importEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, bindStream, type RouteServices } from '../../../platform/http/bind.ts'
import { writeResponse } from '../../../platform/http/response/responses.ts'
import { cancelImport, revertImport, startImport } from './control.ts'
import { mapImport } from './mapping.ts'
import { exportNotes } from './notes.ts'
import { importById, listImports } from './read.ts'
import { exportRejects } from './rejects.ts'
import { addPart, createImport } from './upload.ts'

const updated = (run: Promise<ImportDetails>) => writeResponse(run, 'Import Updated Successfully')

/** Administrators' calls on imports of registers. */
export const routes = ({ db }: RouteServices): Bound[] => [
  bind(importEndpoints.list, ({ query }) => listImports(db, query)),
  bind(importEndpoints.get, async ({ params }) => ({ data: await importById(db, params.id) })),
  bind(importEndpoints.create, ({ body }, call) =>
    writeResponse(createImport(db, actorOf(call), body), 'Import Added Successfully'),
  ),
  bind(importEndpoints.addPart, ({ params, body }, call) => updated(addPart(db, actorOf(call), params.id, body))),
  bind(importEndpoints.map, ({ params, body }) => updated(mapImport(db, params.id, body))),
  bind(importEndpoints.start, ({ params, body }) =>
    writeResponse(startImport(db, params.id, body), 'The import has started'),
  ),
  bind(importEndpoints.cancel, ({ params }) => writeResponse(cancelImport(db, params.id), 'The import is cancelled')),
  bind(importEndpoints.revert, ({ params }, call) =>
    writeResponse(revertImport(db, actorOf(call), params.id), 'The import is being taken back'),
  ),
  bindStream(importEndpoints.rejects, ({ params }, { language }) => exportRejects(db, params.id, language)),
  bindStream(importEndpoints.notes, ({ params }, { language }) => exportNotes(db, params.id, language)),
]
