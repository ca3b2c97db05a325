import type { LabelKey } from '@pravesh/console-kit'
import type { EnquiryKind } from '@pravesh/contract'
import type { english } from '@pravesh/messages/consoles'

/** A field of one kind of enquiry, by its name on the wire and in the messages. */
export type DetailName = keyof typeof english.applicationField

/** A list of the enquiries of one kind. */
export type KindList = {
  /** Of the resource, and so in the address. */
  name: string
  kind: EnquiryKind
  /** Fields of its own that the list shows. */
  details: readonly DetailName[]
  /** True where it may be about an institute, a career or an exam. */
  isAbout?: true
  /** True where its calls change the fields of one. */
  isEditable?: true
}

/** Title of a list: the label of its kind everywhere. */
export const listTitle = ({ kind }: Pick<KindList, 'kind'>): LabelKey => `enquiryKind.${kind}`

/** One list for each kind, in the order of the navigation. */
export const kindLists: readonly KindList[] = [
  { name: 'general-enquiries', kind: 'general', details: [], isAbout: true },
  {
    name: 'school-admission-enquiries',
    kind: 'admission-school',
    details: ['childName', 'class', 'session'],
    isAbout: true,
  },
  {
    name: 'college-admission-enquiries',
    kind: 'admission-college',
    details: ['course', 'specialization', 'exam'],
    isAbout: true,
  },
  {
    name: 'student-enquiries',
    kind: 'student',
    details: [],
    isEditable: true,
    isAbout: true,
  },
  {
    name: 'counselling-enquiries',
    kind: 'free-counselling',
    details: ['studyField', 'course', 'time'],
  },
  {
    name: 'studyindia',
    kind: 'studyindia',
    details: ['country', 'level', 'intake'],
    isEditable: true,
  },
  {
    name: 'career-enquiries',
    kind: 'career',
    details: ['currentClass'],
    isEditable: true,
    isAbout: true,
  },
  {
    name: 'career-footer-enquiries',
    kind: 'career-footer',
    details: ['currentClass'],
  },
  { name: 'exam-enquiries', kind: 'exam', details: ['attemptYear'], isAbout: true },
  {
    name: 'partner-enquiries',
    kind: 'partner-enquiry',
    details: ['institute', 'role'],
  },
  { name: 'grievances', kind: 'grievance', details: ['grievanceSubject'] },
  { name: 'footer-enquiries', kind: 'footer-enquiry', details: [] },
]

/** Lists whose own calls delete nothing: there the inbox's call does. */
export const withoutRemoval: ReadonlySet<string> = new Set(['free-counselling', 'existing-enquiries'])
