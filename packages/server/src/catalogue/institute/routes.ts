import { collegeEndpoints, schoolEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, bindStream, type Call, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { authorOf } from './changes/changes.ts'
import { collegeById, createCollege, listCollegeRows, updateCollege } from './college.ts'
import { exportColleges, exportSchools } from './list/export.ts'
import { removeInstitutes } from './remove.ts'
import { createSchool, listSchoolRows, schoolById, updateSchool } from './school.ts'

const author = (call: Call) => authorOf(actorOf(call))

/** Administrators' calls on schools and colleges. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    bind(schoolEndpoints.list, ({ query }) => listSchoolRows(db, query)),
    bindStream(schoolEndpoints.export, ({ query }, call) => exportSchools(db, author(call), query)),
    bind(schoolEndpoints.get, async ({ params }) => ({ data: await schoolById(db, params.sid) })),
    bind(schoolEndpoints.create, async ({ body }, call) => ({
      data: await createSchool(db, author(call), body),
      message: 'School Added Successfully',
    })),
    bind(schoolEndpoints.update, async ({ params, body }, call) => ({
      data: await updateSchool(db, author(call), params.sid, body),
      message: 'School Updated Successfully',
    })),
    bind(schoolEndpoints.remove, ({ params }, call) => removeInstitutes(db, author(call), 'school', [params.sid])),
    bind(schoolEndpoints.removeMany, ({ query, body }, call) =>
      removeInstitutes(db, author(call), 'school', requestedIds(query, body)),
    ),
    bind(collegeEndpoints.list, ({ query }) => listCollegeRows(db, query)),
    bindStream(collegeEndpoints.export, ({ query }, call) => exportColleges(db, author(call), query)),
    bind(collegeEndpoints.get, async ({ params }) => ({ data: await collegeById(db, params.eid) })),
    bind(collegeEndpoints.create, async ({ body }, call) => ({
      data: await createCollege(db, author(call), body),
      message: 'College Added Successfully',
    })),
    bind(collegeEndpoints.update, async ({ params, body }, call) => ({
      data: await updateCollege(db, author(call), params.eid, body),
      message: 'College Updated Successfully',
    })),
    bind(collegeEndpoints.remove, ({ params }, call) => removeInstitutes(db, author(call), 'college', [params.eid])),
    bind(collegeEndpoints.removeMany, ({ query, body }, call) =>
      removeInstitutes(db, author(call), 'college', requestedIds(query, body)),
    ),
  ]
}
