import { collegeEndpoints, schoolEndpoints } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { type Bound, bind } from '../http/bind.ts'
import { collegeById, createCollege, listCollegeRows, removeCollege, updateCollege } from './college.ts'
import { createSchool, listSchoolRows, removeSchool, schoolById, updateSchool } from './school.ts'

/** Administrators' calls on schools and colleges. */
export function instituteRoutes(db: Db): Bound[] {
  return [
    bind(schoolEndpoints.list, ({ query }) => listSchoolRows(db, query)),
    bind(schoolEndpoints.get, async ({ params }) => ({ data: await schoolById(db, params.sid) })),
    bind(schoolEndpoints.create, async ({ body }) => ({
      data: await createSchool(db, body),
      message: 'School Added Successfully',
    })),
    bind(schoolEndpoints.update, async ({ params, body }) => ({
      data: await updateSchool(db, params.sid, body),
      message: 'School Updated Successfully',
    })),
    bind(schoolEndpoints.remove, async ({ params }) => {
      await removeSchool(db, params.sid)
      return { data: { ids: [params.sid] }, message: 'School Deleted Successfully' }
    }),
    bind(collegeEndpoints.list, ({ query }) => listCollegeRows(db, query)),
    bind(collegeEndpoints.get, async ({ params }) => ({ data: await collegeById(db, params.eid) })),
    bind(collegeEndpoints.create, async ({ body }) => ({
      data: await createCollege(db, body),
      message: 'College Added Successfully',
    })),
    bind(collegeEndpoints.update, async ({ params, body }) => ({
      data: await updateCollege(db, params.eid, body),
      message: 'College Updated Successfully',
    })),
    bind(collegeEndpoints.remove, async ({ params }) => {
      await removeCollege(db, params.eid)
      return { data: { ids: [params.eid] }, message: 'College Deleted Successfully' }
    }),
  ]
}
