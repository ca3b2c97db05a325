import { enquiryBodyOf, openEnquiryKinds } from '@pravesh/contract'
import { describe, expect, it } from 'vitest'
import { knownFields } from '../../islands/enquiry/known-fields.ts'
import { enquiryBody, hiddenFields, toFieldErrors, typedFields, validateEnquiry } from './body.ts'
import { extraFields } from './fields.ts'
import { enquiryForm, readers } from './form.ts'
import { formBody, trapField } from './form-body.ts'
import { enquiryMessages } from './messages.ts'
import { addressee, checkKind, type EnquirySubject, enquirySubjectOf } from './subject.ts'
import { wishedIn } from './wished.ts'

const now = new Date('2026-11-21T06:00:00Z')
const school: EnquirySubject = { type: 'school', id: 7, url: 'dps', name: 'DPS', classFrom: -2, classTo: 2 }
const context = { kind: 'admission-school', subject: school, purpose: undefined, language: 'en', now } as const

const subjects: (EnquirySubject | null)[] = [
  null,
  school,
  { type: 'college', id: 8, url: 'iit', name: 'IIT' },
  { type: 'exam', id: 9, url: 'jee-main', name: 'JEE Main' },
  { type: 'career', id: 10, url: 'pilot', name: 'Pilot' },
]
const pageContext = { pageUrl: '/school/dps', consentVersion: '2026-09' }
const input = {
  name: ' Asha Rao ',
  mobile: '98765 43210',
  email: '',
  message: 'A bus?\n',
  consent: 'yes',
  [trapField]: '',
}

describe('what an enquiry asks', () => {
  it('offers the classes of the school and the sessions that can still be joined', () => {
    const [classes, sessions] = extraFields('admission-school', school, 'hi', now)
    expect(classes?.options?.map(({ value }) => value)).toEqual(['Nursery', 'LKG', 'UKG', 'Class 1', 'Class 2'])
    expect(classes?.options?.[0]?.label).toBe('नर्सरी')
    expect(sessions?.options?.map(({ value }) => value)).toEqual(['2026-27', '2027-28'])
  })

  it('takes a course from those that the college offers, or as it is typed', () => {
    const college = enquirySubjectOf('college', { id: 1, url: 'x', name: 'X' })
    const courses = [{ id: 4, name: 'Bachelor of Arts', url: 'ba' }]
    const [course, specialization] = extraFields('admission-college', college, 'en', now, { courses })
    expect(course?.options).toEqual([{ value: 'Bachelor of Arts', label: 'Bachelor of Arts', id: 4 }])
    expect(specialization).toMatchObject({ name: 'specialization', from: 'course' })
    const [typed] = extraFields('admission-college', null, 'en', now, { courses })
    expect([typed?.options, typed?.list]).toEqual([undefined, [{ id: 4, name: 'Bachelor of Arts' }]])
  })

  it('offers states and fields of study in the language of the page, with values in English', () => {
    const states = [{ id: 1, name: 'Goa', url: 'goa' }]
    const studyFields = [{ id: 2, name: 'Engineering', url: 'engineering' }]
    const fields = extraFields('free-counselling', null, 'hi', now, { states, studyFields })
    const byName = new Map(fields.map((field) => [field.name, field]))
    expect(byName.get('state')?.options).toEqual([{ value: 'Goa', label: 'गोवा', id: 1 }])
    expect(byName.get('studyField')?.options?.[0]).toMatchObject({ value: 'Engineering', id: 2 })
    expect(byName.get('course')).toMatchObject({ from: 'studyField' })
  })

  it.each(openEnquiryKinds)('of kind %s is optional only where the contract says so', (kind) => {
    const state = { kind, subject: null, purpose: undefined, enteredValues: {}, fieldErrors: {}, notice: null }
    const { shape } = enquiryBodyOf(kind)
    const optional = (name: string) =>
      Object.entries(shape).some(([field, schema]) => field === name && schema.safeParse(undefined).success)
    const { fields } = enquiryForm(state, 'en', true)
    expect(fields.filter(({ name }) => !knownFields[name]?.required).map(({ name }) => name)).toEqual(
      fields.filter(({ name }) => optional(name)).map(({ name }) => name),
    )
  })

  it('has the class or the course of the page that led to it', () => {
    const courses = [{ id: 4, name: 'Bachelor of Technology', url: 'btech' }]
    const read = (kind: 'general' | 'admission-school' | 'admission-college', query: string) =>
      wishedIn(kind, kind === 'admission-school' ? school : null, { courses }, new URLSearchParams(query))
    expect(read('admission-school', 'class=nursery')).toEqual({ class: 'Nursery' })
    expect(read('admission-college', 'course=btech')).toEqual({ course: 'Bachelor of Technology' })
    expect(read('admission-school', 'school=dps')).toEqual({})
    // No page of their own.
    for (const query of ['class=6', 'class=1&class=1', 'class=1&course=btech', 'course=btech'])
      expect([query, read('admission-school', query)]).toEqual([query, undefined])
    expect(read('admission-college', 'course=magic')).toBeUndefined()
    expect(read('general', 'class=1')).toBeUndefined()
  })

  it.each(openEnquiryKinds)('of kind %s is a body that the contract takes', (kind) => {
    const extras = extraFields(kind, null, 'en', now)
    const values = Object.fromEntries(
      extras.map(({ name, options, number, date }) => [
        name,
        options?.[0]?.value ?? (number ? '88.5' : date ? '2021-06-14' : 'Some words'),
      ]),
    )
    const body = enquiryBody(
      { name: 'Asha Rao', mobile: '98765 43210', consentVersion: '2026-11', ...values },
      { ...context, kind, subject: null },
    )
    expect(enquiryBodyOf(kind).safeParse(body)).toMatchObject({ success: true })
    for (const { name } of extras) expect(body).toHaveProperty(name)
  })
})

describe('what is sent', () => {
  it('is what was typed, who reads it and where it was asked', () => {
    const body = enquiryBody(
      {
        ...{ name: 'Asha', mobile: '98765 43210', email: '', class: 'LKG', pageUrl: '/school/dps', consent: 'yes' },
        consentVersion: '2026-09',
      },
      context,
    )
    expect(body).toEqual({
      name: 'Asha',
      mobile: '98765 43210',
      class: 'LKG',
      instituteType: 'school',
      instituteId: 7,
      pageUrl: '/school/dps',
      // The version that was on the page, even if another is current now.
      consentVersion: '2026-09',
      language: 'en',
    })
  })

  it('names no other site as its page', () => {
    expect(enquiryBody({ pageUrl: '//elsewhere.example/x' }, context)).not.toHaveProperty('pageUrl')
    expect(enquiryBody({ pageUrl: 'javascript:alert(1)' }, context)).not.toHaveProperty('pageUrl')
  })

  it.each(
    openEnquiryKinds.flatMap((kind) => subjects.map((subject) => [kind, subject?.type ?? 'nothing', subject] as const)),
  )('of kind %s about %s is the same with scripts and without', (kind, _, subject) => {
    const now = context.now
    const extras = extraFields(kind, subject, 'hi', now)
    const hidden = hiddenFields({ kind, subject, purpose: undefined, language: 'hi' }, pageContext)
    const form = new FormData()
    for (const { name, value } of hidden) form.set(name, value)
    for (const [name, value] of Object.entries(input)) form.set(name, value)
    for (const { name, options, number, date } of extras)
      form.set(name, options?.[0]?.value ?? (number ? ' 88.5' : date ? '2021-06-14' : 'Words '))
    // As the form marks its fields for the script.
    const numbers = [
      ...hidden.filter(({ numeric }) => numeric),
      ...extras.filter(({ number }) => number !== undefined),
    ].map(({ name }) => name)
    const withScripts = formBody(form, (name) => numbers.includes(name))
    const withoutScripts = enquiryBody(typedFields(form, extras), {
      kind,
      subject,
      purpose: undefined,
      language: 'hi',
      now,
    })
    expect(withScripts).toEqual(withoutScripts)
    expect(enquiryBodyOf(kind).safeParse(withScripts)).toMatchObject({ success: true })
  })

  it('goes to the institute only when it is for its eyes', () => {
    expect(addressee('general', school, undefined)).toEqual({ type: 'school', id: 7, name: 'DPS', managed: false })
    expect(addressee('general', school, 'mend')).toBeNull()
    expect(addressee('partner-enquiry', school, 'claim')).toBeNull()
    expect(addressee('exam', { type: 'exam', id: 1, url: 'x', name: 'X' }, undefined)).toBeNull()
  })

  it('names the institute as its reader only where a login manages it', () => {
    const page = { id: 7, url: 'dps', name: 'DPS', classFrom: 1, classTo: 12 }
    const managed = enquirySubjectOf('school', { ...page, admitting: 'closed' })
    const unmanaged = enquirySubjectOf('school', { ...page, admitting: 'not-here' })
    const sentences = (subject: EnquirySubject) => [
      readers('general', subject, undefined, 'en'),
      enquiryMessages('general', subject, undefined, 'en').title,
      enquiryMessages('admission-school', subject, undefined, 'en').title,
    ]
    expect(sentences(managed)).toEqual(['Read by DPS and the Pravesh staff.', 'Ask DPS', 'Admission enquiry to DPS'])
    expect(sentences(unmanaged)).toEqual([
      'Read by the Pravesh staff. DPS has no login here.',
      'Ask about DPS',
      'Admission enquiry about DPS',
    ])
    expect(readers('general', unmanaged, 'mend', 'hi')).toBe('इसे प्रवेश का दफ़्तर पढ़ेगा।')
  })

  it('is of a kind that fits what it is about', () => {
    expect(() => checkKind('admission-college', school)).toThrow()
    expect(() => checkKind('admission-school', school)).not.toThrow()
    expect(() => checkKind('general', school)).not.toThrow()
  })
})

describe('what was typed wrongly', () => {
  it('is said in the language of the page', () => {
    const form = new FormData()
    form.set('name', '  ')
    form.set(trapField, 'x')
    const values = typedFields(form, [])
    expect(Object.keys(validateEnquiry(values, 'en'))).toEqual(['name', 'mobile', 'consent', trapField])
    expect(validateEnquiry(values, 'hi').name).toBe('अपना नाम लिखें')
    expect(toFieldErrors([{ field: 'marks', message: 'Too big' }], 'hi')).toEqual({ marks: 'Too big' })
    expect(toFieldErrors([{ field: 'mobile', message: 'No' }], 'en').mobile).toContain('98765 43210')
  })
})

it('has a heading for what it is about, and one without', () => {
  expect(enquiryMessages('general', school, 'mend', 'en').title).toBe('Suggest a correction for DPS')
  expect(enquiryMessages('admission-school', null, undefined, 'en').title).toBe('School admission enquiry')
})
