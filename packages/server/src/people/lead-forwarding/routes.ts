import {
  ApiError,
  thirdPartyCourseEndpoints as courses,
  thirdPartyServiceEndpoints as services,
} from '@pravesh/contract'
import { inArray } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { thirdPartyCourse, thirdPartyService } from '../../platform/db/tables.ts'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { createCourse, listCourses, updateCourse } from './courses.ts'
import { createService, listServices, updateService } from './services.ts'

/** Deletes all that are named, or none. */
function remove(db: Db, table: typeof thirdPartyCourse | typeof thirdPartyService, ids: readonly number[]) {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(table as typeof thirdPartyCourse)
      .where(inArray(table.id, [...ids]))
      .returning({ id: thirdPartyCourse.id })
    if (deleted.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    return { ids: deleted.map((row) => row.id) }
  })
}
/** Administrators' calls on colleges' own systems and how those name courses. */
export function routes({ db, config: keys }: RouteServices): Bound[] {
  return [
    bind(services.list, ({ query }) => listServices(db, query)),
    bind(services.create, async ({ body }) => ({
      data: await createService(db, keys, body),
      message: 'Third-party Service Added Successfully',
    })),
    bind(services.update, async ({ body }) => ({
      data: await updateService(db, keys, body),
      message: 'Third-party Service Updated Successfully',
    })),
    bind(services.remove, async ({ query, body }) => ({
      data: await remove(db, thirdPartyService, requestedIds(query, body)),
      message: 'Third-party Service Deleted Successfully',
    })),
    bind(courses.list, ({ query }) => listCourses(db, query)),
    bind(courses.create, async ({ body }) => ({
      data: await createCourse(db, body),
      message: 'Third-party Course Added Successfully',
    })),
    bind(courses.update, async ({ body }) => ({
      data: await updateCourse(db, body),
      message: 'Third-party Course Updated Successfully',
    })),
    bind(courses.remove, async ({ query, body }) => ({
      data: await remove(db, thirdPartyCourse, requestedIds(query, body)),
      message: 'Third-party Course Deleted Successfully',
    })),
  ]
}
