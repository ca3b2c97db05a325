import type { EnquiryKind } from '@pravesh/contract'
import { enquiryVersion } from '../../../src/people/enquiry/testing/version.ts'
import { desc, eq } from '../../../src/platform/db/drizzle.ts'
import { enquiry } from '../../../src/platform/db/tables.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'

const adminRow = { as: 'admin' } as const satisfies Row
const body = (scene: Scene, extra: object) => ({
  name: 'Asha Rao',
  mobile: `94${String(scene.next()).padStart(8, '0')}`,
  email: `asha${scene.next()}@visitor.example`,
  message: 'Is there a bus from Aundh?',
  consentVersion: '2026-11',
  ...extra,
})
/** Raises one as a visitor, or as a student; returns its id, which visitors do not get. */
export async function raised(scene: Scene, kind: EnquiryKind, extra: object = {}): Promise<number> {
  if (kind === 'student') {
    const { message, mobile, consentVersion } = body(scene, extra)
    await scene.make('student', 'POST', '/student/enquiry', { message, mobile, consentVersion })
  } else await scene.make(null, 'POST', `/open/enquiry/${kind}`, body(scene, extra))
  const [row] = await scene.database.db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.kind, kind))
    .orderBy(desc(enquiry.id))
    .limit(1)
  return row?.id ?? 0
}
const inPath = (key: string, kind: EnquiryKind): Row => ({
  ...adminRow,
  names: async (scene) => ({ params: { [key]: await raised(scene, kind) } }),
})
const inBody = (kind: EnquiryKind, extra: object = {}): Row => ({
  ...adminRow,
  names: async (scene) => ({ body: { id: await raised(scene, kind, extra) } }),
})
/** A row of a call that writes an enquiry: it also names the version that it read. */
export const versioned = ({ names, ...row }: Row): Row => ({
  ...row,
  async names(scene, owner) {
    const target = (await names?.(scene, owner)) ?? {}
    const [id] = [target.body?.id, target.params?.us_id, target.params?.s_id, target.params?.id].filter(isNumber)
    return { ...target, extraFields: await enquiryVersion(scene.database.db, id ?? 0) }
  },
})
const isNumber = (value: unknown): value is number => typeof value === 'number'
/** A deleted enquiry, which the call restores. */
const restore: Row = {
  ...adminRow,
  async names(scene) {
    const id = await raised(scene, 'general')
    await scene.make('admin', 'DELETE', `/admin/enquiry?id=${id}`)
    return { body: { id } }
  },
  body: () => ({ ids: [] }),
}

/** A reply that was just sent. */
const ownReply: Row = {
  ...adminRow,
  async names(scene) {
    const id = await raised(scene, 'general')
    const answer = { reply: 'Yes, two buses.', ...(await enquiryVersion(scene.database.db, id)) }
    type Answered = { replies: { id: number }[] }
    const { replies } = await scene.make<Answered>('admin', 'PUT', `/admin/enquiry/remark/${id}`, answer)
    return { params: { reply: replies[0]?.id ?? 0 } }
  },
}

/** Enquiries: raised by visitors, read and answered by staff. */
export const enquiryRows: Rows = {
  'open.enquiry': {
    as: 'nobody',
    names: async () => ({ params: { enquiryType: 'general' } }),
  },
  'admin.enquiry.one': inPath('id', 'general'),
  'admin.enquiry.others': inPath('id', 'general'),
  'admin.enquiry.templates': inPath('id', 'general'),
  'admin.enquiry.remove': inBody('general'),
  'admin.enquiry.restore': restore,
  'admin.enquiry.student.create': adminRow,
  'admin.enquiry.student.update': versioned(inBody('student')),
  'admin.enquiry.student.remove': inBody('student'),
  'admin.enquiry.studyindia.get': inPath('s_id', 'studyindia'),
  'admin.enquiry.studyindia.update': versioned(inPath('s_id', 'studyindia')),
  'admin.enquiry.studyindia.remove': inPath('s_id', 'studyindia'),
  'admin.enquiry.studyindia.mail': versioned(inPath('s_id', 'studyindia')),
  'admin.enquiry.admission.school.remove': inBody('admission-school'),
  'admin.enquiry.admission.college.remove': inBody('admission-college'),
  'admin.enquiry.remark': versioned(inPath('us_id', 'general')),
  'admin.enquiry.take-back': ownReply,
  'admin.enquiry.general.remove': inBody('general'),
  'admin.enquiry.footer-enquiry.remove': inBody('footer-enquiry'),
  'admin.enquiry.free-counselling.remove': inBody('free-counselling'),
  'admin.enquiry.partner-enquiry.remove': inBody('partner-enquiry'),
  'admin.enquiry.career.update': versioned(inPath('id', 'career')),
  'admin.enquiry.career.remove': inBody('career'),
  'admin.enquiry.career-footer.remove': inBody('career-footer'),
  'admin.enquiry.exam.remove': inBody('exam'),
  'admin.enquiry.grievance.remove': inBody('grievance', { grievanceSubject: 'content' }),
}
