import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { Names } from '@pravesh/console-kit/fields/References'
import { RowList } from '@pravesh/console-kit/fields/RowList'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { CollegeOffer } from '@pravesh/contract'
import { formatRupeesShort } from '@pravesh/messages'
import { useWatch } from 'react-hook-form'
import type { Fields } from '../institutes/institute-fields.ts'
import { FeeByYear } from './FeeByYear.tsx'

const fields = {
  course: { kind: 'reference', to: 'course', required: true },
  level: { kind: 'reference', to: 'course-level' },
  delivery: { kind: 'reference', to: 'course-delivery' },
  durationMonths: { kind: 'integer', min: 1, max: 120, label: 'Length in months' },
  intake: { kind: 'integer', min: 0, max: 100_000, label: 'Seats a year' },
  active: { kind: 'boolean', label: 'Offered now' },
  specializations: { kind: 'references', to: 'specialization' },
  exams: { kind: 'references', to: 'exam-list', label: 'Admission by' },
  eligibility: { kind: 'longText', max: 2_000 },
} as const satisfies Fields

const sourced = { feeSource: { kind: 'source', label: 'Where the fees come from' } } as const satisfies Fields

const blank = {
  course: null,
  specializations: [],
  level: null,
  delivery: null,
  durationMonths: null,
  intake: null,
  feeByYear: [],
  feeSource: null,
  eligibility: null,
  exams: [],
  active: true,
}

const sum = (fees: readonly unknown[]) =>
  fees.reduce<number>((all, fee) => all + (typeof fee === 'number' ? fee : 0), 0)

function Summary({ at }: { at: string }) {
  const offer: Partial<CollegeOffer> = useWatch({ name: at }) ?? {}
  const { course, durationMonths, feeByYear = [], intake, active } = offer
  const total = sum(feeByYear)
  const facts = [
    durationMonths && `${durationMonths} months`,
    intake && `${intake} seats`,
    total > 0 && `${formatRupeesShort(total)} in all`,
  ].filter(Boolean)
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', flex: 1, minWidth: 0 }}
    >
      <strong>{course ? <Names to="course" ids={[course]} /> : 'New course'}</strong>
      <Typography component="span" variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      {active === false && <Chip component="span" size="small" label="Not offered now" variant="outlined" />}
    </Box>
  )
}

/** What a college teaches, and what each year of it costs. */
export const OfferInputs = () => (
  <FormSection
    title="Courses and fees"
    intro="One line a course; press it to open. Fees are rupees for a year of study."
  >
    <RowList
      source="offers"
      label="Courses"
      one="a course"
      blank={blank}
      summary={(at) => <Summary at={at} />}
      draw={(at) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FieldGrid fields={fields} names={Object.keys(fields)} under={at} />
          <FeeByYear source={`${at}.feeByYear`} />
          <FieldGrid fields={sourced} names={['feeSource']} under={at} />
        </Box>
      )}
    />
  </FormSection>
)
