import { filtersOf, formOf, type PartEntity, sortFieldsOf } from '@pravesh/console-kit/entity/screen-entity'
import {
  awardEndpoints,
  buyerAwardEndpoints,
  buyerContactEndpoints,
  buyerFaqEndpoints,
  buyerSectionEndpoints,
  collegeAdditionalEndpoints,
  collegeContactEndpoints,
  faqEndpoints,
} from '@pravesh/contract'
import { expect, test } from 'vitest'
import { awardEntity } from './award.ts'
import { contactEntity } from './contact.ts'
import { faqEntity } from './faq.ts'
import { sectionEntity } from './section.ts'

type Schema = {
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  enum?: string[]
  type?: string
}
const faq = faqEntity(buyerFaqEndpoints)
const award = awardEntity('school', buyerAwardEndpoints)
const parts: readonly PartEntity[] = [
  ...[award, awardEntity('college', buyerAwardEndpoints), awardEntity('college', awardEndpoints)],
  ...[faq, faqEntity(faqEndpoints), contactEntity(collegeContactEndpoints), sectionEntity(collegeAdditionalEndpoints)],
  ...[contactEntity(buyerContactEndpoints), sectionEntity(buyerSectionEndpoints)],
]

/** The schema of a field in the body of a create, without its optional wrapper. */
function bodySchema({ endpoints }: PartEntity, name: string): Schema | undefined {
  const body = endpoints.create.body?.toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
  }) as { properties?: Record<string, Schema> } | undefined
  const schema = body?.properties?.[name]
  return schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema
}

test.each(parts)('inputs of an $label.english take what its endpoint takes, and no more', (part) => {
  for (const [name, field] of Object.entries(part.fields)) {
    const schema = bodySchema(part, name)
    expect([name, schema === undefined]).toEqual([name, false])
    if (field.kind === 'integer') expect([field.min, field.max]).toEqual([schema?.minimum, schema?.maximum])
    if (field.kind === 'text' || field.kind === 'longText') expect([name, field.max]).toEqual([name, schema?.maxLength])
    if (field.kind === 'choice') expect(field.options).toEqual(schema?.enum)
  }
})

test('a new FAQ is shown on the page and in English, as the endpoint says', () => {
  expect(formOf(faq).defaults).toEqual({ question: null, answer: null, order: null, language: 'en', active: true })
})

test('lists are ordered and filtered by what their endpoints take', () => {
  expect([sortFieldsOf(faq), Object.keys(filtersOf(faq))]).toEqual([
    ['question', 'order'],
    ['language', 'active'],
  ])
  expect([sortFieldsOf(award), filtersOf(award)]).toEqual([['title', 'year', 'order'], {}])
})

test('an award keeps what has no input, and takes no empty order', async () => {
  const record = {
    id: 3,
    title: 'Green campus',
    year: null,
    level: null,
    image: null,
    body: '',
    course_id: 7,
    order: null,
  }
  const { values } = await formOf(award).resolver(record, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(values).toEqual({ title: 'Green campus', year: null, level: null, image: null, body: null, course_id: 7 })
})
