import { collegeEndpoints, schoolEndpoints } from '@pravesh/contract'
import { named } from '../catalogue/routes.ts'
import type { Db } from '../db/index.ts'
import { type Bound, bind } from '../http/bind.ts'
import { collegeById, createCollege, listCollegeRows, updateCollege } from './college.ts'
import { removeInstitutes } from './remove.ts'
import { createSchool, listSchoolRows, schoolById, updateSchool } from './school.ts'

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
    bind(schoolEndpoints.remove, ({ params }) => removeInstitutes(db, 'school', [params.sid])),
    bind(schoolEndpoints.removeMany, ({ query, body }) => removeInstitutes(db, 'school', named(query, body))),
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
    bind(collegeEndpoints.remove, ({ params }) => removeInstitutes(db, 'college', [params.eid])),
    bind(collegeEndpoints.removeMany, ({ query, body }) => removeInstitutes(db, 'college', named(query, body))),
  ]
}
