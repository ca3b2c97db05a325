import type { ApiCall } from '../calls.ts'

/** A college's own system, with two courses as it names them. Its address is reserved for examples: nothing reaches anybody. */
export async function seedThirdParty(staff: ApiCall, college: number): Promise<void> {
  await staff('POST', '/admin/third-party-services', {
    ...{ eid: college, api: 'https://leads.college.example/pravesh', secret_key: 'demo-key-of-nobody' },
    ...{ source: 'demo-crm', college_id: 'DEMO-1', branch: 'Main campus (demo)' },
  })
  for (const course of ['B.Tech. (demo)', 'MBA (demo)'])
    await staff('POST', '/admin/third-party-courses', { e_id: college, course, campus: 'Main campus (demo)' })
}
