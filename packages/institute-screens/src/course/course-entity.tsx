import { translations } from '@pravesh/console-kit'
import type { PartEntity, ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { text } from '@pravesh/console-kit/fields/kind'
import type { Field } from '@pravesh/contract'
import { formatCount, formatRupeesShort } from '@pravesh/messages'
import { partTexts } from '@pravesh/messages/screens/institute/parts'
import type { RaRecord } from 'react-admin'
import { offerFields } from '../editor/part-fields.ts'
import { CourseFees } from './CourseFees.tsx'
import { CutoffTables } from './CutoffTables.tsx'

const order: Field = {
  kind: 'integer',
  min: 1,
  max: 1_000,
  help: 'Place on the page: 1 is first. A new one without it is last',
}
/** Hand-made inputs, with their labels only. */
const byHand = {
  feeByYear: { kind: 'text', label: 'Fee by year' },
  feeSource: { kind: 'source', label: 'Where the fees come from' },
  cutoffs: { kind: 'text', label: 'Cut-offs' },
} as const satisfies Readonly<Record<string, Field>>

type CourseRecord = RaRecord & { feeByYear?: readonly number[]; cutoffs?: readonly unknown[] }
const total = ({ feeByYear = [] }: CourseRecord) => feeByYear.reduce((sum, fee) => sum + fee, 0)

/** Courses of a college with their fees and cut-offs, in its own order. */
export const courseEntity = (endpoints: PartEntity['endpoints']): ScreenEntity => ({
  label: 'Course',
  plural: 'Courses and fees',
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
