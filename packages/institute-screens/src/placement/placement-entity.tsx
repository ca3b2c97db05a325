import type { PartEntity, ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import {
  buyerPlacementEndpoints,
  collegePlacementEndpoints,
  type Endpoint,
  ownPlacementForm,
  placementForm,
} from '@pravesh/contract'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'
import { lazy, Suspense } from 'react'

const PlacementPlot = lazy(async () => ({ default: (await import('./PlacementPlot.tsx')).PlacementPlot }))

const maxPeople = 100_000
const fields = {
  year: { kind: 'integer', required: true, min: 1990, max: 2100, message: partFieldTexts.yearOfLeaving },
  course: {
    kind: 'reference',
    to: 'course',
    helpMessage: partFieldTexts.leftEmptyTheFiguresAreOf,
    message: partFieldTexts.course,
  },
  eligible: { kind: 'integer', min: 0, max: maxPeople, message: partFieldTexts.lookedForAJob },
  placed: { kind: 'integer', min: 0, max: maxPeople, message: partFieldTexts.placed },
  higherStudies: { kind: 'integer', min: 0, max: maxPeople, message: partFieldTexts.wentOnToStudy },
  median: { kind: 'rupees', message: partFieldTexts.medianPayAYear },
  average: { kind: 'rupees', message: partFieldTexts.averagePayAYear },
  highest: { kind: 'rupees', message: partFieldTexts.highestPayAYear },
  lowest: { kind: 'rupees', message: partFieldTexts.lowestPayAYear },
  recruiters: { kind: 'references', to: 'company-placement', message: partFieldTexts.recruiters },
  source: { kind: 'source', required: true, message: partFieldTexts.source },
} as const satisfies OwnFields

const { source: _source, ...ownFields } = fields

type PlacementScreens = { fields: OwnFields; list: Endpoint; create: Endpoint }

const entityOf = ({ fields: shownFields, ...endpoints }: PlacementScreens): ScreenEntity => ({
  label: partFieldTexts.placement,
  plural: partFieldTexts.placements,
  fields: shownFields,
  columns: ['year', 'course', 'eligible', 'placed', 'median'],
  sort: 'year',
  descending: true,
  title: ({ year, courseName }) => [year, courseName].filter(Boolean).join(', '),
  above: (
    <Suspense>
      <PlacementPlot />
    </Suspense>
  ),
  endpoints: endpoints satisfies PartEntity['endpoints'],
})
/** Outcomes of a college's graduates, by year and course. One call writes them all: its form is validated by the shape of a placement. */
export const placementEntity = entityOf({
  fields,
  list: collegePlacementEndpoints.list,
  create: { ...collegePlacementEndpoints.put, body: placementForm },
})
/** The same for the college itself, which is the source of what it writes. */
export const ownPlacementEntity = entityOf({
  fields: ownFields,
  list: buyerPlacementEndpoints.list,
  create: { ...buyerPlacementEndpoints.put, body: ownPlacementForm },
})
