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
    country: reference('country', {
      required: true,
      description: 'Id of the country, from the catalogue of countries',
      filterDescription: 'Only those of this country, by its id',
    }),
    city: text({ max: 80, help: 'City, in words; empty means the whole country' }),
    level: reference('course-level', {
      required: true,
      description: 'Id of the level, from the catalogue of course levels',
      filterDescription: 'Only those of this level, by its id',
    }),
    currency: text({ required: true, max: 3, description: 'Currency of the figures, ISO 4217: three letters' }),
    tuitionMin: integer({ min: 0, help: 'The least fees of a year, in whole units of the currency' }),
    tuitionMax: integer({ min: 0, description: 'The most fees of a year, in whole units of the currency' }),
    livingMin: integer({ min: 0, help: 'The least cost of living of a year, in whole units of the currency' }),
    livingMax: integer({ min: 0, description: 'The most cost of living of a year, in whole units of the currency' }),
    year: integer({ required: true, min: 2000, max: 2100, description: 'Year that the figures are of' }),
    source: source(),
  },
  search: ['city', 'currency'],
  sort: 'year',
  columns: ['country', 'city', 'level', 'tuitionMin', 'tuitionMax', 'currency', 'year'],
  example: { country: 1, level: 1, currency: 'INR', tuitionMin: 50000, tuitionMax: 150000, year: 2026 },
})
