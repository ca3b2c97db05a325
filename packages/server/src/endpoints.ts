import { endpointTable } from '@pravesh/contract'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Db } from './db/index.ts'
import { enquiryRoutes } from './enquiry/routes.ts'
import type { Bound } from './http/bind.ts'
import { partRoutes } from './institute/parts/routes.ts'
import { instituteRoutes } from './institute/routes.ts'
import { lookupRoutes } from './public/lookups.ts'
import { publicRoutes } from './public/routes.ts'
import { sessionRoutes } from './session/routes.ts'

/** Every endpoint of the table with its verb. Throws where one is missing or answered twice. */
export function bindAll(db: Db): Bound[] {
  const bound = [
    ...publicRoutes(db),
    ...lookupRoutes(db),
    ...enquiryRoutes(db),
    ...sessionRoutes(db),
    ...instituteRoutes(db),
    ...partRoutes(db),
    ...catalogueRoutes(db),
  ]
  for (const endpoint of endpointTable) {
    const answers = bound.filter((b) => b.endpoint === endpoint).length
    if (answers !== 1) throw new Error(`${endpoint.id} is answered ${answers} times`)
  }
  return bound
}
