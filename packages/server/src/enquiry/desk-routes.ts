import {
  deskEnquiryEndpoints,
  type EnquiryChange,
  type EnquiryKind,
  massMailEndpoints,
  studentEnquiryEndpoints,
  studyIndiaEndpoints,
} from '@pravesh/contract'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/index.ts'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import { e164 } from '../http/mobile.ts'
import { requestedIds } from '../http/requested-ids.ts'
import { listForDesk, oneForDesk, removeFromDesk } from './desk.ts'
import { changeForDesk, remarkForDesk } from './desk-changes.ts'
import { pauseMassMail, resumeMassMail, startMassMail, studyIndiaWhere } from './mass-mail.ts'
import { listMassMails, massMailById } from './mass-mail-progress.ts'
import { recordEnquiry } from './record.ts'

const by = (call: Call) => actorOf(call).account
const updated = 'Enquiry Updated Successfully'
const deleted = 'Enquiry Deleted Successfully'
type ListEndpoint = typeof studentEnquiryEndpoints.list | typeof deskEnquiryEndpoints.school
type RemoveEndpoint = typeof studentEnquiryEndpoints.remove

/** Every call of the desk on enquiries. */
export function deskRoutes(db: Db, config: Pick<Config, 'encryptionKeys' | 'origin'>): Bound[] {
  const list = (endpoint: ListEndpoint, kind: EnquiryKind) =>
    bind(endpoint as typeof deskEnquiryEndpoints.school, ({ query }, call) => listForDesk(db, by(call), [kind], query))
  const remove = (endpoint: RemoveEndpoint, kind: EnquiryKind) =>
    bind(endpoint, async ({ query, body }) => ({
      data: { ids: await removeFromDesk(db, [kind], requestedIds(query, body)) },
      message: deleted,
    }))
  const change = async (call: Call, kind: EnquiryKind, id: number, body: EnquiryChange) => ({
    data: await changeForDesk(db, by(call), [kind], id, body),
    message: updated,
  })
  const { list: students, create, update, remove: removeStudents } = studentEnquiryEndpoints
  const study = studyIndiaEndpoints
  const desk = deskEnquiryEndpoints
  return [
    list(students, 'student'),
    remove(removeStudents, 'student'),
    bind(update, ({ body: { id, ...body } }, call) => change(call, 'student', id, body)),
    bind(create, ({ body }, call) =>
      db.transaction(async (tx) => {
        const { instituteType = null, instituteId = null, ...told } = body
        const { email = null, city, state, message } = told
        const person = { ...told, email, city: city || null, state: state || null, message: message || null }
        const about = { kind: 'student' as const, instituteType, instituteId, origin: call.origin }
        const asked = { ...person, ...about, mobile: e164(body.mobile) }
        const { id } = await recordEnquiry(tx, config, asked, { sender: 'desk' })
        return { data: await oneForDesk(tx, by(call), id), message: 'Enquiry Raised Successfully' }
      }),
    ),
    bind(study.list, ({ query: { date1, date2, std, ...query } }, call) =>
      listForDesk(db, by(call), ['studyindia'], query, studyIndiaWhere({ date1, date2, std })),
    ),
    bind(study.get, async ({ params }, call) => ({
      data: await oneForDesk(db, by(call), params.s_id, ['studyindia']),
    })),
    bind(study.update, ({ params, body }, call) => change(call, 'studyindia', params.s_id, body)),
    bind(study.remove, async ({ params }) => ({
      data: { ids: await removeFromDesk(db, ['studyindia'], [params.s_id]) },
      message: deleted,
    })),
    bind(study.mail, async ({ params, body: { text, ...letter } }, call) => {
      const reply = { ...letter, reply: text }
      const data = await remarkForDesk(db, config, by(call), params.s_id, reply, ['studyindia'], 'text')
      return { data, message: 'Mail Added Successfully' }
    }),
    bind(massMailEndpoints.list, ({ query }) => listMassMails(db, query)),
    bind(massMailEndpoints.send, async ({ body }, call) => ({
      data: await startMassMail(db, by(call), body),
      message: 'Mails Added Successfully',
    })),
    bind(massMailEndpoints.get, async ({ params }) => ({ data: await massMailById(db, params.id) })),
    bind(massMailEndpoints.pause, async ({ params }) => ({
      data: await pauseMassMail(db, params.id),
      message: 'Mails Updated Successfully',
    })),
    bind(massMailEndpoints.resume, async ({ params }) => ({
      data: await resumeMassMail(db, params.id),
      message: 'Mails Updated Successfully',
    })),
    list(desk.school, 'admission-school'),
    list(desk.college, 'admission-college'),
    remove(desk.removeCollege, 'admission-college'),
    list(desk.general.list, 'general'),
    remove(desk.general.remove, 'general'),
    list(desk.footer.list, 'footer-enquiry'),
    remove(desk.footer.remove, 'footer-enquiry'),
    list(desk.counselling.list, 'free-counselling'),
    remove(desk.counselling.remove, 'free-counselling'),
    list(desk.partner.list, 'partner-enquiry'),
    remove(desk.partner.remove, 'partner-enquiry'),
    list(desk.career.list, 'career'),
    remove(desk.career.remove, 'career'),
    bind(desk.career.update, ({ params, body }, call) => change(call, 'career', params.id, body)),
    list(desk.careerFooter.list, 'career-footer'),
    remove(desk.careerFooter.remove, 'career-footer'),
    list(desk.exam.list, 'exam'),
    remove(desk.exam.remove, 'exam'),
    bind(desk.remark, async ({ params, body }, call) => ({
      data: await remarkForDesk(db, config, by(call), params.us_id, body),
      message: updated,
    })),
  ]
}
