import { defineEntity } from '../../endpoint/entity.ts'
import { integer, reference, source, text } from '../../fields/fields.ts'

export const costOfStudy = defineEntity({
  name: 'cost-of-study',
  label: 'Cost of study',
  plural: 'Costs of study',
  area: 'catalogue',
  table: 'cost_of_study',
  shown: 'nowhere',
  fields: {
    country: reference('country', { required: true }),
    city: text({ max: 80, help: 'City, in words; empty means the whole country' }),
    level: reference('course-level', { required: true }),
    currency: text({ required: true, max: 3 }),
    tuitionMin: integer({ min: 0, help: 'The least fees of a year, in whole units of the currency' }),
    tuitionMax: integer({ min: 0 }),
    livingMin: integer({ min: 0, help: 'The least cost of living of a year, in whole units of the currency' }),
    livingMax: integer({ min: 0 }),
    year: integer({ required: true, min: 2000, max: 2100 }),
    source: source(),
  },
  search: ['city', 'currency'],
  sort: 'year',
  columns: ['country', 'city', 'level', 'tuitionMin', 'tuitionMax', 'currency', 'year'],
  example: { country: 1, level: 1, currency: 'INR', tuitionMin: 50000, tuitionMax: 150000, year: 2026 },
})
