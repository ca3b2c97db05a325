import { catalogue, collegeBody, createSchema, entities, schoolBody } from '@pravesh/contract'
import type { FieldValues, ResolverOptions } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { readyEntity } from './entity-ready.ts'
import { bodyResolver, formResolver } from './form-resolver.ts'

const options = {} as ResolverOptions<FieldValues>
const exam = catalogue.examList
const check = formResolver(createSchema(exam), (values) => readyEntity(exam.fields, values))
const filled = {
  name: 'JEE Main',
  fullName: 'Joint Entrance Examination',
  url: 'jee-main',
  status: 'draft',
  examLevel: 1,
}

describe('a form of a declared catalogue', () => {
  test('what is saved is what the schema read: every field, trimmed, empty ones as the wire writes them', async () => {
    const { values, errors } = await check(
      { ...filled, name: '  JEE Main ', mode: '', tags: undefined },
      undefined,
      options,
    )
    expect(errors).toEqual({})
    expect(values).toMatchObject({
      name: 'JEE Main',
      mode: null,
      languages: [],
      dates: [],
      noindex: false,
      source: null,
    })
    expect(Object.keys(values)).toEqual(Object.keys(exam.fields))
  })

  test('errors stand at their field, within rows too, with words for a person', async () => {
    const dates = [
      { event: '', from: 'soon' },
      { event: 'Result', from: '2026-06-01' },
    ]
    const { errors } = await check({ ...filled, url: 'Not A Slug', examLevel: null, dates }, undefined, options)
    expect(errors).toMatchObject({
      url: { message: 'Use small letters, digits and single hyphens' },
      examLevel: { message: 'Required' },
      dates: [{ event: { message: 'Required' }, from: { message: 'A date' } }],
    })
  })

  test.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s: its example passes',
    async (_name, entity) => {
      const resolve = formResolver(createSchema(entity), (values) => readyEntity(entity.fields, values))
      expect((await resolve({ ...entity.example }, undefined, options)).errors).toEqual({})
    },
  )
})

describe('a form of an institute', () => {
  const school = { name: 'Example Vidyalaya', url: 'example', state: 1, city: 1 }

  test('takes what was answered: ids and times are left out, lists that a form emptied become empty lists', async () => {
    const serverRecord = { ...school, id: 9, sid: 9, version: 2, createdAt: 'x', phones: null, about: null }
    const { values, errors } = await bodyResolver(schoolBody)(serverRecord, undefined, options)
    expect(errors).toEqual({})
    expect(values).toMatchObject({ phones: [], about: null, status: 'draft' })
    expect(values).not.toHaveProperty('sid')
  })

  test('demands a time where it is scheduled', async () => {
    const scheduled = { ...school, status: 'scheduled', publishAt: null }
    const { errors } = await bodyResolver(schoolBody)(scheduled, undefined, options)
    expect(errors).toMatchObject({ publishAt: { message: 'Say when it goes out: it is scheduled' } })
    const exams = await check({ ...filled, status: 'scheduled', publishAt: null }, undefined, options)
    expect(exams.errors).toMatchObject({ publishAt: { message: 'Say when it goes out: it is scheduled' } })
  })

  test('says what does not go together', async () => {
    const { errors } = await bodyResolver(schoolBody)({ ...school, classFrom: 10, classTo: 5 }, undefined, options)
    expect(errors).toMatchObject({ classTo: { message: 'Not before the first class' } })
  })

  test('finds a fee that is not a number in the course it belongs to', async () => {
    const offers = [{ course: 1, feeByYear: [100, null] }]
    const { errors } = await bodyResolver(collegeBody)({ ...school, offers }, undefined, options)
    expect(errors).toMatchObject({ offers: [{ feeByYear: { 1: { message: 'Required' } } }] })
  })
})
