import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { formOf } from '@pravesh/console-kit/entity/screen-entity'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { FormSheet } from '@pravesh/console-kit/form/FormSheet'
import { RecordForm } from '@pravesh/console-kit/form/record/RecordForm'
import { useMemo } from 'react'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import type { ThirdPartyEntity } from './entities.ts'

const sort = { field: 'name', order: 'ASC' as const }
const toSearch = (q: string) => ({ q })

/** Chooses one of our colleges. */
export function CollegeInput({ source, isRequired = false }: { source: string; label?: string; isRequired?: boolean }) {
  const { text } = useTranslations()
  return (
    <ReferenceInput source={source} reference="colleges" sort={sort} perPage={50}>
      <AutocompleteInput
        label={text('console.college')}
        optionText="name"
        filterToQuery={toSearch}
        helperText={false}
        isRequired={isRequired}
        fullWidth
      />
    </ReferenceInput>
  )
}

type FormProps = { entity: ThirdPartyEntity; called?: string }

/** The form of a record of a college’s own system: the college, then its declared fields. With `called` it is of one that is saved. */
export function ThirdPartyForm({ entity, called }: FormProps) {
  const { resolver, defaults } = useMemo(() => formOf(entity), [entity])
  return (
    <RecordForm fields={entity.fields} resolver={resolver} defaultValues={defaults}>
      <FormSheet sx={{ p: { xs: 2, md: 3 } }}>
        <FormSection title="form.basics">
          <Box sx={{ mb: 2, maxWidth: 620 }}>
            <CollegeInput source={entity.college} isRequired />
          </Box>
          <FieldGrid fields={entity.fields} names={Object.keys(entity.fields)} />
        </FormSection>
      </FormSheet>
      {called === undefined ? <FormBar save="form.add" /> : <FormBar save="form.save" called={called} canDelete />}
    </RecordForm>
  )
}
