import { translations } from '@pravesh/console-kit'
import type { PartEntity, ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { text } from '@pravesh/console-kit/fields/kind'
import type { OwnField, OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { formatCount, formatRupeesShort } from '@pravesh/messages'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'
import { partTexts } from '@pravesh/messages/screens/institute/parts'
import type { RaRecord } from 'react-admin'
import { offerFields } from '../editor/part-fields.ts'
import { CourseFees } from './CourseFees.tsx'
import { CutoffTables } from './CutoffTables.tsx'

const order = {
  kind: 'integer',
  min: 1,
  max: 1_000,
  helpMessage: partFieldTexts.placeOnThePage1Is,
  message: partFieldTexts.order,
} as const satisfies OwnField
/** Hand-made inputs, with their labels only. */
const byHand = {
  feeByYear: { kind: 'text', message: partFieldTexts.feeByYear },
  feeSource: { kind: 'source', message: partFieldTexts.whereTheFeesComeFrom },
  cutoffs: { kind: 'text', message: partFieldTexts.cutOffs },
} as const satisfies OwnFields

type CourseRecord = RaRecord & { feeByYear?: readonly number[]; cutoffs?: readonly unknown[] }
const total = ({ feeByYear = [] }: CourseRecord) => feeByYear.reduce((sum, fee) => sum + fee, 0)

/** Courses of a college with their fees and cut-offs, in its own order. */
export const courseEntity = (endpoints: PartEntity['endpoints']): ScreenEntity => ({
  label: partFieldTexts.course,
  plural: partFieldTexts.coursesAndFees,
  fields: { ...offerFields, order },
  columns: ['course', 'level', 'intake', 'active'],
  extraColumns: [
    {
      name: 'feeByYear',
      label: partTexts.feesInAll,
      render: (row: CourseRecord) => (total(row) > 0 ? formatRupeesShort(total(row), translations().language) : ''),
      sortable: false,
      right: true,
    },
    {
      name: 'cutoffs',
      label: partTexts.cutOffs,
      render: ({ cutoffs = [] }: CourseRecord) =>
        cutoffs.length > 0 ? formatCount(cutoffs.length, translations().language) : '',
      sortable: false,
      right: true,
      hidden: true,
    },
  ],
  sort: 'order',
  title: ({ courseName }) => text(courseName),
  belowFields: byHand,
  below: (
    <>
      <CourseFees source={byHand.feeSource} />
      <CutoffTables />
    </>
  ),
  endpoints,
})
