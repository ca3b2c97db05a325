import type { PartEntity, ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { type Endpoint, type Field, placementForm } from '@pravesh/contract'
import { PlacementPlot } from './PlacementPlot.tsx'

const maxPeople = 100_000
const fields = {
  year: { kind: 'integer', required: true, min: 1990, max: 2100, label: 'Year of leaving' },
  course: { kind: 'reference', to: 'course', help: 'Left empty, the figures are of all courses together' },
  eligible: { kind: 'integer', min: 0, max: maxPeople, label: 'Looked for a job' },
  placed: { kind: 'integer', min: 0, max: maxPeople, label: 'Placed' },
  higherStudies: { kind: 'integer', min: 0, max: maxPeople, label: 'Went on to study' },
  median: { kind: 'rupees', label: 'Median pay a year' },
  average: { kind: 'rupees', label: 'Average pay a year' },
  highest: { kind: 'rupees', label: 'Highest pay a year' },
  lowest: { kind: 'rupees', label: 'Lowest pay a year' },
  recruiters: { kind: 'references', to: 'company-placement', label: 'Recruiters' },
  source: { kind: 'source', required: true, label: 'Source' },
} as const satisfies Readonly<Record<string, Field>>

/** Outcomes of a college's graduates, by year and course. One call writes them all: its form is validated by the shape of a placement. */
export const placementEntity = ({ list, put }: { list: Endpoint; put: Endpoint }): ScreenEntity => {
  const endpoints: PartEntity['endpoints'] = { list, create: { ...put, body: placementForm } }
  return {
    label: 'Placement',
    plural: 'Placements',
    fields,
    columns: ['year', 'course', 'eligible', 'placed', 'median'],
    sort: 'year',
    descending: true,
    title: ({ year, courseName }) => [year, courseName].filter(Boolean).join(', '),
    above: <PlacementPlot />,
    endpoints,
  }
}
