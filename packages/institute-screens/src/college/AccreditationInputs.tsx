import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { RowList } from '@pravesh/console-kit/fields/rows/RowList'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { naacGrades } from '@pravesh/contract'
import { DateInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { rankFields } from '../editor/part-fields.ts'

const grades = naacGrades.map((id) => ({ id, name: id }))

/** The accreditation: a grade, and its last day. */
export function Naac() {
  const grade: unknown = useWatch({ name: 'naac.grade' })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 240px' }, mb: 2 }}>
      <SelectInput source="naac.grade" label="editor.naacGrade" choices={grades} helperText={false} />
      {typeof grade === 'string' && grade !== '' && (
        <DateInput source="naac.validTo" label="editor.validTo" helperText={false} />
      )}
    </Box>
  )
}

/** National ranks, year by year. */
export function Ranks() {
  const { text } = useTranslations()
  return (
    <FormSection title="editor.nationalRanks" intro="editor.ranksIntro">
      <RowList
        source="nirf"
        label={text('editor.nirf')}
        rowLabel="editor.aRank"
        blank={{ year: new Date().getFullYear(), category: 'Overall', rank: null }}
        render={(path) => <FieldGrid fields={rankFields} names={Object.keys(rankFields)} under={path} dense />}
      />
    </FormSection>
  )
}
