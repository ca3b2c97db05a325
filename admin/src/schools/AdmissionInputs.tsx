import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { RowList } from '@pravesh/console-kit/fields/RowList'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Fields } from '../institutes/institute-fields.ts'
import { ClassInput } from './ClassInput.tsx'

const fields = {
  session: { kind: 'text', required: true, max: 7, help: 'As 2027-28' },
  opensOn: { kind: 'date', label: 'Opens on' },
  closesOn: { kind: 'date', label: 'Closes on' },
  formFee: { kind: 'rupees', label: 'Fee of the form' },
  process: { kind: 'longText', max: 4_000, label: 'How it goes' },
  documents: { kind: 'tags', max: 120, label: 'Documents asked for' },
} as const satisfies Fields
const ageFields = {
  minYears: { kind: 'decimal', required: true, min: 0, max: 25, label: 'Least age, years' },
  on: { kind: 'date', required: true, label: 'On' },
} as const satisfies Fields
const pointFields = {
  criterion: { kind: 'text', required: true, max: 160 },
  points: { kind: 'integer', required: true, min: 0, max: 100 },
} as const satisfies Fields
const seatFields = {
  quota: { kind: 'text', required: true, max: 60 },
  total: { kind: 'integer', required: true, min: 0, max: 10_000 },
  vacant: { kind: 'integer', min: 0, max: 10_000 },
} as const satisfies Fields

const year = new Date().getFullYear() + 1
const blank = {
  session: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
  opensOn: null,
  closesOn: null,
  formFee: null,
  process: null,
  ageRules: [],
  documents: [],
  pointsTable: [],
  seats: [],
}

const WithClass = ({ at, of }: { at: string; of: Fields }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' } }}>
    <ClassInput source={`${at}.class`} label="Class" />
    <FieldGrid fields={of} names={Object.keys(of)} under={at} dense />
  </Box>
)

/** What a school says of its admissions for one session. */
export function AdmissionInputs() {
  const { setValue } = useFormContext()
  const admission: unknown = useWatch({ name: 'admission' })
  const put = (value: unknown) => setValue('admission', value, { shouldDirty: true })
  if (admission === null || admission === undefined)
    return (
      <FormSection title="Admissions">
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          The site says “not known” until a session is described here.
        </Typography>
        <Button variant="outlined" onClick={() => put(blank)}>
          Describe the session {blank.session}
        </Button>
      </FormSection>
    )
  return (
    <>
      <FormSection title="The session">
        <FieldGrid fields={fields} names={Object.keys(fields)} under="admission" />
      </FormSection>
      <FormSection title="Who may apply">
        <RowList
          source="admission.ageRules"
          label="Age"
          one="an age rule"
          blank={{ class: 1, minYears: null, on: null }}
          draw={(at) => <WithClass at={at} of={ageFields} />}
        />
      </FormSection>
      <FormSection title="Seats and points">
        <RowList
          source="admission.seats"
          label="Seats"
          one="seats"
          blank={{ class: 1, quota: 'General', total: null, vacant: null }}
          draw={(at) => <WithClass at={at} of={seatFields} />}
        />
        <Box sx={{ height: 16 }} />
        <RowList
          source="admission.pointsTable"
          label="Points"
          one="a criterion"
          blank={{ criterion: '', points: null }}
          draw={(at) => <FieldGrid fields={pointFields} names={Object.keys(pointFields)} under={at} dense />}
        />
      </FormSection>
      <Button color="inherit" onClick={() => put(null)}>
        Take the admissions off the page
      </Button>
    </>
  )
}
