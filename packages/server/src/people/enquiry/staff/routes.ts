import {
  type EnquiryChange,
  type EnquiryKind,
  staffEnquiryEndpoints,
  studentEnquiryEndpoints,
  studyIndiaEndpoints,
} from '@pravesh/contract'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import { requestedIds } from '../../../platform/http/request/requested-ids.ts'
import { logEnquiryChanges } from '../inbox/changes.ts'
import { listForAdmin } from '../inbox/list.ts'
import { deleteAsStaff } from '../inbox/removal.ts'
import { studyIndiaWhere } from '../mails/recipients.ts'
import { recordEnquiry } from '../record.ts'
import { addNoteAsStaff, takeBackAsStaff, updateAsStaff } from './changes.ts'
import { getAsStaff } from './staff.ts'

const accountOf = (call: Call) => actorOf(call).account
const updated = 'Enquiry Updated Successfully'
const deleted = 'Enquiry Deleted Successfully'
type ListEndpoint = typeof studentEnquiryEndpoints.list | typeof staffEnquiryEndpoints.school
type RemoveEndpoint = typeof studentEnquiryEndpoints.remove

/** All staff endpoints for enquiries. */
export function routes({ db, config }: RouteServices): Bound[] {
  const list = (endpoint: ListEndpoint, kind: EnquiryKind) =>
    bind(endpoint as typeof staffEnquiryEndpoints.school, ({ query }, call) =>
      listForAdmin(db, accountOf(call), { ...query, kind }),
    )
  const remove = (endpoint: RemoveEndpoint, kind: EnquiryKind) =>
    bind(endpoint, async ({ query, body }, call) => ({
      data: { ids: await deleteAsStaff(db, accountOf(call), requestedIds(query, body), [kind]) },
      message: deleted,
    }))
  const change = async (call: Call, kind: EnquiryKind, id: number, body: EnquiryChange) => ({
    data: await updateAsStaff(db, accountOf(call), [kind], id, body),
    message: updated,
  })
  const { list: students, create, update, remove: removeStudents } = studentEnquiryEndpoints
  const study = studyIndiaEndpoints
  const staffEndpoints = staffEnquiryEndpoints
  return [
    list(students, 'student'),
    remove(removeStudents, 'student'),
    bind(update, ({ body: { id, ...body } }, call) => change(call, 'student', id, body)),
    bind(create, ({ body }, call) =>
      db.transaction(async (tx) => {
        const { instituteType = null, instituteId = null, ...contact } = body
        const { email = null, city, state, message } = contact
        const person = { ...contact, email, city: city || null, state: state || null, message: message || null }
        const subject = { kind: 'student' as const, instituteType, instituteId, origin: call.origin }
        const newEnquiry = { ...person, ...subject, mobile: e164(body.mobile) }
        const { id, receipt } = await recordEnquiry(tx, config, newEnquiry, { sender: 'desk' })
        const { reference } = receipt.data
        await logEnquiryChanges(tx, { realm: 'admin', account: accountOf(call) }, 'created', [{ id, reference }])
        return { data: await getAsStaff(tx, accountOf(call), id), message: 'Enquiry Raised Successfully' }
      }),
    ),
    bind(study.list, ({ query: { std, ...query } }, call) =>
      listForAdmin(db, accountOf(call), { ...query, kind: 'studyindia' }, { further: studyIndiaWhere({ std }) }),
    ),
    bind(study.get, async ({ params }, call) => ({
      data: await getAsStaff(db, accountOf(call), params.s_id, { kinds: ['studyindia'] }),
    })),
    bind(study.update, ({ params, body }, call) => change(call, 'studyindia', params.s_id, body)),
    bind(study.remove, async ({ params }, call) => ({
      data: { ids: await deleteAsStaff(db, accountOf(call), [params.s_id], ['studyindia']) },
      message: deleted,
    })),
    bind(study.mail, async ({ params, body: { text, ...emailFields } }, call) => {
      const reply = { ...emailFields, reply: text }
      const data = await addNoteAsStaff(db, config, accountOf(call), params.s_id, reply, ['studyindia'], 'text')
      return { data, message: 'Mail Added Successfully' }
    }),
    list(staffEndpoints.school, 'admission-school'),
    list(staffEndpoints.college, 'admission-college'),
    remove(staffEndpoints.removeSchool, 'admission-school'),
    remove(staffEndpoints.removeCollege, 'admission-college'),
    list(staffEndpoints.general.list, 'general'),
    remove(staffEndpoints.general.remove, 'general'),
    list(staffEndpoints.footer.list, 'footer-enquiry'),
    remove(staffEndpoints.footer.remove, 'footer-enquiry'),
    list(staffEndpoints.counselling.list, 'free-counselling'),
    remove(staffEndpoints.counselling.remove, 'free-counselling'),
    list(staffEndpoints.partner.list, 'partner-enquiry'),
    remove(staffEndpoints.partner.remove, 'partner-enquiry'),
    list(staffEndpoints.career.list, 'career'),
    remove(staffEndpoints.career.remove, 'career'),
    bind(staffEndpoints.career.update, ({ params, body }, call) => change(call, 'career', params.id, body)),
    list(staffEndpoints.careerFooter.list, 'career-footer'),
    remove(staffEndpoints.careerFooter.remove, 'career-footer'),
    list(staffEndpoints.exam.list, 'exam'),
    remove(staffEndpoints.exam.remove, 'exam'),
    list(staffEndpoints.grievance.list, 'grievance'),
    remove(staffEndpoints.grievance.remove, 'grievance'),
    bind(staffEndpoints.remark, async ({ params, body }, call) => ({
      data: await addNoteAsStaff(db, config, accountOf(call), params.us_id, body),
      message: updated,
    })),
    bind(staffEndpoints.takeBack, async ({ params }, call) => ({
      data: await takeBackAsStaff(db, accountOf(call), params.reply),
      message: 'Reply Taken Back Successfully',
    })),
  ]
}
