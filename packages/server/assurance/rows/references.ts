import { documentExample } from '@pravesh/contract'
import { securityEvent } from '../../src/platform/db/tables.ts'
import type { PersonName } from '../scene/people.ts'
import type { Scene } from '../scene/scene.ts'
import { buyerRows } from './buyer.ts'
import { applied, reviewed } from './people/admission-staff.ts'
import { closedDraw } from './people/draw.ts'
import {
  cart,
  child,
  document,
  invitation,
  type Maker,
  requestedErasure,
  review,
  sentApplication,
  sharedInvitation,
  shortlisted,
  signedIn,
  slot,
} from './people/family.ts'
import { nextCollege } from './people/payment.ts'
import { proposed } from './people/proposal.ts'
import { createColleague, createInvitation } from './people/team.ts'
import { createDelivery, createWebhookOf } from './people/webhook.ts'
import type { CallTarget } from './row.ts'

/** References of a call in addition to those of its row: by a filter, in a list of ids, or in the body. */
export type Reference = {
  /** The caller, if it is not the row's. */
  as?: PersonName
  /** Creates the referenced record, owned by that person; returns its number. */
  make: Maker
  /** Further valid parts of the call. */
  extraCall?: (scene: Scene) => CallTarget
  /** The expected response for another's record, and for a missing one: a filter finds nothing, any other is an error. */
  expected: 'nothing' | 403 | 404 | 422
}
/** `common`: it references a record without an owner, such as a school. `code`: it requires a code that was sent to a phone. */
export type References = Readonly<Record<string, Readonly<Record<string, Reference | 'common' | 'code'>>>>

const filtered = (make: Maker) => ({ id: { make, expected: 'nothing' }, ids: { make, expected: 'nothing' } }) as const
const removed = (make: Maker) => ({ id: { make, expected: 404 }, ids: { make, expected: 404 } }) as const

const enquiry: Maker = async (scene, owner) => {
  await scene.make(owner, 'POST', '/student/enquiry', {
    message: `Is there a hostel ${scene.next()}?`,
    consentVersion: '2026-11',
  })
  return newest(scene, owner, '/student/enquiry')
}
/** The number of the first line of one's own list. */
async function newest(scene: Scene, owner: PersonName, path: string): Promise<number> {
  const [first] = await scene.make<{ id: number }[]>(owner, 'GET', path)
  if (!first) throw new Error(`${path} is empty`)
  return first.id
}
const securityEventOf: Maker = async ({ database, people }, owner) => {
  const event = { realm: 'buyer', account: people[owner].id, kind: 'sign-in', outcome: 'done' } as const
  const [row] = await database.db.insert(securityEvent).values(event).returning({ id: securityEvent.id })
  return row?.id ?? 0
}
const consent: Maker = async (scene, owner) => {
  await enquiry(scene, owner)
  return newest(scene, owner, '/student/consents')
}
const order: Maker = async (scene, owner) => {
  await scene.make(owner, 'POST', '/payment/order', { feesType: 'application', ...(await nextCollege(scene)) })
  return newest(scene, owner, '/student/institute-payment')
}
const childWithDocument: Maker = async (scene, owner) => {
  const id = await child(scene, owner)
  await scene.make(owner, 'POST', '/student/documents', { ...documentExample, child: id })
  return id
}
/** The record of the row of another staff call. */
const ofRow =
  (id: string, place: 'params' | 'body' = 'body', key = 'id'): Maker =>
  async (scene, owner) =>
    Number((await buyerRows[id]?.names?.(scene, owner))?.[place]?.[key])
const ownOffice = (scene: Scene): CallTarget => ({ params: { sid: scene.people.school.institute } })
/** A removal by POST: it uses none of the fields for adding a picture, which the example has. */
const removalOf = (scene: Scene): CallTarget => ({
  ...ownOffice(scene),
  extraFields: { action: 'delete', kind: undefined, url: undefined, alt: undefined, cover: undefined },
})
const ownCollege = (scene: Scene): CallTarget => ({ params: { sid: scene.people.college.institute } })
const inCollege = (make: Maker) => {
  const tried: Reference = { make, expected: 'nothing', extraCall: ownCollege }
  return { id: tried, ids: tried }
}
const removedFromCollege = (make: Maker) => {
  const tried: Reference = { make, expected: 404, extraCall: ownCollege }
  return { id: tried, ids: tried }
}
const inOffice = (make: Maker) => {
  const tried: Reference = { make, expected: 'nothing', extraCall: ownOffice }
  return { id: tried, ids: tried }
}
const selfIn = (extraTarget?: Reference['extraCall']): Reference => ({
  make: async (scene, owner) => scene.people[owner].id,
  expected: 403,
  ...(extraTarget ? { extraCall: extraTarget } : {}),
})
const institute: Maker = async (scene, owner) => scene.people[owner].institute
const schoolTarget = (scene: Scene): CallTarget => ({
  body: { instituteType: 'school', instituteId: scene.nextInstitute('school') },
})

/** By the endpoint's id, then by parameter. One that is neither here nor referenced by its row fails the suite. */
export const references: References = {
  'payment.order': { child: { as: 'parent', make: child, expected: 422, extraCall: schoolTarget } },
  'student.institute-payment': filtered(order),
  'student.access': filtered(sentApplication),
  'student.consents': filtered(consent),
  'student.sessions.end': removed(signedIn),
  'student.erasures.remove': removed(requestedErasure),
  'student.child-guardians': filtered(invitation),
  'student.child-guardians.remove': removed(invitation),
  'student.shared-children.remove': removed(sharedInvitation),
  'student.manage-child': filtered(child),
  'student.manage-child.remove': removed(child),
  'student.shortlist': filtered(shortlisted),
  'student.shortlist.add': { child: { make: child, expected: 422, extraCall: schoolTarget } },
  'student.shortlist.remove': removed(shortlisted),
  'student.documents': { ...filtered(document), child: { make: childWithDocument, expected: 'nothing' } },
  'student.child-common-form.change': { documents: { make: document, expected: 422 } },
  'student.shortlist-form.change': {
    child: { make: child, expected: 422 },
    documents: { make: document, expected: 422 },
  },
  'student.profile.change': { otpId: 'code' },
  'student.documents.add': { child: { make: child, expected: 422 } },
  'student.college-doc.empty': removed(slot),
  'student.enquiry': filtered(enquiry),
  'student.enquiry.withdraw': removed(enquiry),
  'student.enquiry.raise': { instituteId: 'common' },
  'student.review': filtered(review),
  'student.review.remove': removed(review),
  'student.partner-schools': { id: 'common', ids: 'common' },
  'student.my-cart': filtered(cart),
  'student.my-cart.add': { child: { make: child, expected: 422, extraCall: schoolTarget } },
  'student.my-cart.remove': removed(cart),
  'buyer.security-log': filtered(securityEventOf),
  'buyer.security-log.institute': inOffice(securityEventOf),
  'buyer.team.list': inOffice(createColleague),
  'buyer.invitations.list': inOffice(createInvitation),
  'buyer.invitations.remove': {
    id: { make: createInvitation, expected: 404, extraCall: ownOffice },
    ids: { make: createInvitation, expected: 404, extraCall: ownOffice },
  },
  'buyer.webhooks.list': inOffice(createWebhookOf),
  'buyer.webhooks.remove': {
    id: { make: createWebhookOf, expected: 404, extraCall: ownOffice },
    ids: { make: createWebhookOf, expected: 404, extraCall: ownOffice },
  },
  'buyer.webhook-deliveries.list': inOffice(createDelivery),
  'buyer.institute': inOffice(institute),
  'buyer.awards.list': { ...inOffice(ofRow('buyer.awards.update')), course_id: 'common' },
  'buyer.awards.create': { course_id: 'common' },
  'buyer.awards.update': { course_id: 'common' },
  'buyer.awards.remove': {
    id: { make: ofRow('buyer.awards.update'), expected: 404, extraCall: ownOffice },
    ids: { make: ofRow('buyer.awards.update'), expected: 404, extraCall: ownOffice },
  },
  'buyer.college-placement.list': inCollege(ofRow('buyer.college-placement.put')),
  'buyer.college-placement.put': {
    ids: {
      make: ofRow('buyer.college-placement.put'),
      expected: 404,
      extraCall: (scene) => ({
        ...ownCollege(scene),
        extraFields: {
          ...{ action: 'delete', year: undefined, eligible: undefined, placed: undefined },
          ...{ higherStudies: undefined, median: undefined },
        },
      }),
    },
  },
  'buyer.college-contact.list': inCollege(ofRow('buyer.college-contact.update')),
  'buyer.college-contact.remove': removedFromCollege(ofRow('buyer.college-contact.update')),
  'buyer.college-additional.list': inCollege(ofRow('buyer.college-additional.update')),
  'buyer.college-additional.remove': removedFromCollege(ofRow('buyer.college-additional.update')),
  'buyer.media.list': inOffice(ofRow('buyer.media.update')),
  'buyer.media.create': {
    ids: {
      make: ofRow('buyer.media.update'),
      expected: 404,
      extraCall: removalOf,
    },
  },
  'buyer.proposals.list': inOffice(proposed),
  'buyer.proposals.withdraw': {
    id: { make: proposed, expected: 404, extraCall: ownOffice },
    ids: { make: proposed, expected: 404, extraCall: ownOffice },
  },
  'buyer.faqs.list': inOffice(ofRow('buyer.faq.get', 'params', 'faqId')),
  'buyer.applications.list': inOffice(async (scene, owner) => (await applied(scene, owner)).id),
  'buyer.draws.list': inOffice(async (scene, owner) => (await closedDraw(scene, owner)).id),
  'buyer.reviews.list': inOffice(async (scene, owner) => (await reviewed(scene, owner, true)).id),
  'buyer.general-enquiry.list': { ...inOffice(ofRow('buyer.general-enquiry.answer')), us_id: selfIn(ownOffice) },
  'buyer.general-enquiry.answer': { us_id: selfIn() },
  'buyer.admission-enquiry.list': { ...inOffice(ofRow('buyer.admission-enquiry.answer')), us_id: selfIn(ownOffice) },
  'buyer.admission-enquiry.answer': { us_id: selfIn() },
}
