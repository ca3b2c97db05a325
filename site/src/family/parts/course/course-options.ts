import { admission } from 'virtual:endpoints'
import type { CourseOption } from '@pravesh/contract'
import { type Cell, cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'

/** The courses of a college that one may apply for; empty where none is on record. */
export const courseOptions = (college: number): Cell<CourseOption[]> =>
  cached(`course-options:${college}`, async (signal) =>
    college > 0 ? (await api().call(admission.collegeCourses, { params: { id: college } }, { signal })).data : [],
  )
