import type { PersonName } from '../scene/people.ts'
import { markOf } from '../scene/people.ts'
import type { Scene } from '../scene/scene.ts'
import { buyerCollegeRows } from './catalogue/own-college.ts'
import { buyerAdmissionRows } from './people/admission-staff.ts'
import { raised, versioned } from './people/enquiry.ts'
import { buyerProposalRows } from './people/proposal.ts'
import { buyerTeamRows } from './people/team.ts'
import { webhookRows } from './people/webhook.ts'
import { type CallTarget, type Row, type Rows, unversioned } from './row.ts'

/** The institute that this person manages. */
const ownTarget = async (scene: Scene, owner: PersonName): Promise<CallTarget> => ({
  params: { sid: scene.people[owner].institute },
})
/** The version of the table of fees that the example of the call is about. */
async function feeVersion(scene: Scene, owner: PersonName): Promise<string | null> {
  const { institute, token } = scene.people[owner]
  type Fees = { versions: { version: string }[] }
  const { body } = await scene.call<Fees>('GET', `/buyer/grade-fee/${institute}?session=2027-28`, { token })
  return body.versions[0]?.version ?? null
}
const office: Row = { as: 'school', names: ownTarget }
const part = (name: 'awards' | 'faqs' | 'media', example: object, place: 'params' | 'body', key: string): Row => ({
  as: 'school',
  async names(scene, owner) {
    const { params } = await ownTarget(scene, owner)
    const { id, updatedAt } = await scene.make<{ id: number; updatedAt: string }>(
      owner,
      'POST',
      `/buyer/${name}/${params?.sid}`,
      example,
    )
    const target =
      place === 'body' ? { params: { ...params }, body: { [key]: id } } : { params: { ...params, [key]: id } }
    return { ...target, extraFields: { updatedAt } }
  },
})
const award = part('awards', { title: 'Best green campus', year: 2025, level: 'district' }, 'body', 'id')
const faq = part('faqs', { question: 'Is there a bus?', answer: 'Yes, two.' }, 'params', 'faqId')
const medium = part(
  'media',
  { kind: 'image', url: 'https://example.in/campus.jpg', alt: 'The library seen from the lawn' },
  'body',
  'id',
)
/** A question to the institute; its person’s name identifies the owner. */
const enquiryRow = (kind: 'general' | 'admission-school', place: 'params' | 'body' = 'body'): Row => ({
  as: 'school',
  async names(scene, owner): Promise<CallTarget> {
    const { institute } = scene.people[owner]
    const id = await raised(scene, kind, { instituteType: 'school', instituteId: institute, name: markOf(owner) })
    return place === 'body' ? { params: { sid: institute }, body: { id } } : { params: { sid: institute, id } }
  },
})
/** A reply to such a question, just sent. */
const replyRow = (kind: 'general' | 'admission-school'): Row => ({
  as: 'school',
  async names(scene, owner) {
    const { params, body, extraFields } = (await versioned(enquiryRow(kind)).names?.(scene, owner)) ?? {}
    const path = `/buyer/${kind === 'general' ? 'general' : 'admission'}-enquiry/${params?.sid}`
    const answer = { ...body, ...extraFields, reply: 'Yes, two buses come from Aundh.' }
    const { replies } = await scene.make<{ replies: { id: number }[] }>(owner, 'PUT', path, answer)
    return { params: { ...params, id: body?.id ?? 0, reply: replies[0]?.id ?? 0 } }
  },
})

/** An institute's own endpoints. */
export const buyerRows: Rows = {
  'buyer.home': {
    as: 'school',
    names: async (scene, owner) => ({ query: { us_id: scene.people[owner].id } }),
    errorStatus: 403,
  },
  'buyer.weeks': office,
  'buyer.institute': {
    as: 'school',
    names: async (scene, owner) => ({ query: { us_id: scene.people[owner].id } }),
    errorStatus: 403,
  },
  'buyer.institute-details.get': office,
  'buyer.institute-details.update': {
    ...office,
    async names(scene, owner) {
      const { params } = await ownTarget(scene, owner)
      const { version } = await scene.make<{ version: number }>(owner, 'GET', `/buyer/institute-details/${params?.sid}`)
      return { params: { ...params }, extraFields: { version } }
    },
  },
  'buyer.grade-fee.list': office,
  'buyer.grade-fee.replace': {
    ...office,
    async names(scene, owner) {
      const { params } = await ownTarget(scene, owner)
      return { params: { ...params }, extraFields: { version: await feeVersion(scene, owner) } }
    },
  },
  'buyer.awards.list': office,
  'buyer.awards.create': office,
  'buyer.awards.update': award,
  'buyer.awards.remove': unversioned(award),
  'buyer.media.list': office,
  'buyer.media.create': office,
  'buyer.media.update': medium,
  'buyer.faqs.list': office,
  'buyer.faqs.create': office,
  'buyer.faq.get': faq,
  'buyer.faq.update': faq,
  'buyer.faq.remove': faq,
  'buyer.general-enquiry.list': office,
  'buyer.general-enquiry.counts': office,
  'buyer.general-enquiry.export': office,
  'buyer.general-enquiry.others': enquiryRow('general', 'params'),
  'buyer.general-enquiry.get': enquiryRow('general', 'params'),
  'buyer.general-enquiry.templates': enquiryRow('general', 'params'),
  'buyer.general-enquiry.answer': versioned(enquiryRow('general')),
  'buyer.general-enquiry.take-back': replyRow('general'),
  'buyer.admission-enquiry.list': office,
  'buyer.admission-enquiry.counts': office,
  'buyer.admission-enquiry.export': office,
  'buyer.admission-enquiry.others': enquiryRow('admission-school', 'params'),
  'buyer.admission-enquiry.get': enquiryRow('admission-school', 'params'),
  'buyer.admission-enquiry.templates': enquiryRow('admission-school', 'params'),
  'buyer.admission-enquiry.answer': versioned(enquiryRow('admission-school')),
  'buyer.admission-enquiry.take-back': replyRow('admission-school'),
  ...buyerCollegeRows,
  ...buyerTeamRows,
  ...webhookRows,
  ...buyerProposalRows,
  ...buyerAdmissionRows,
}
