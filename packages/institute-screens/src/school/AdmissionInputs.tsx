import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { RowList } from '@pravesh/console-kit/fields/rows/RowList'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { Fields } from '../editor/institute-fields.ts'
import { ageFields, pointFields, seatFields } from '../editor/part-fields.ts'
import { SessionInputs } from '../inputs/SessionInputs.tsx'
import { ClassInput } from './ClassInput.tsx'

const WithClass = ({ path, fields }: { path: string; fields: Fields }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' } }}>
    <ClassInput source={`${path}.class`} label="editor.class" />
    <FieldGrid fields={fields} names={Object.keys(fields)} under={path} dense />
  </Box>
)

/** A school's admissions of one session. */
export function AdmissionInputs() {
  const { text } = useTranslations()
  return (
    <SessionInputs overrides={{ ageRules: [], pointsTable: [], seats: [] }}>
      <FormSection title="editor.whoMayApply">
        <RowList
          source="admission.ageRules"
          label={text('editor.age')}
          rowLabel="editor.anAgeRule"
          blank={{ class: 1, minYears: null, on: null }}
          render={(path) => <WithClass path={path} fields={ageFields} />}
        />
      </FormSection>
      <FormSection title="editor.seatsAndPoints">
        <RowList
          source="admission.seats"
          label={text('editor.seats')}
          rowLabel="editor.someSeats"
          blank={{ class: 1, quota: 'General', total: null, vacant: null }}
          render={(path) => <WithClass path={path} fields={seatFields} />}
        />
        <Box sx={{ height: 16 }} />
        <RowList
          source="admission.pointsTable"
          label={text('editor.points')}
          rowLabel="editor.aCriterion"
          blank={{ criterion: '', points: null, overKm: null, upToKm: null }}
          render={(path) => <FieldGrid fields={pointFields} names={Object.keys(pointFields)} under={path} dense />}
        />
      </FormSection>
    </SessionInputs>
  )
}
