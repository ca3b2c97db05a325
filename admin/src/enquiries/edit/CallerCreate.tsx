import Box from '@mui/material/Box'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { EntityForm } from '@pravesh/console-kit/entity/EntityForm'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { AutocompleteInput, CreateBase, ListButton, ReferenceInput, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { callerEntity } from './enquiry-entity.ts'

const bySearch = (q: string) => ({ q })
const byName = { field: 'name', order: 'ASC' as const }

/** The institute that a caller enquires about, if any. */
function InstituteInputs() {
  const { translate } = useTranslations()
  const { setValue } = useFormContext()
  const instituteType: unknown = useWatch({ name: 'instituteType' })
  const choices = [
    { id: 'school', name: translate(inboxTexts.school) },
    { id: 'college', name: translate(inboxTexts.college) },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' }, mt: 1 }}>
      <SelectInput
        source="instituteType"
        label={translate(inboxTexts.addressedTo)}
        choices={choices}
        helperText={false}
        onChange={() => setValue('instituteId', null, { shouldDirty: true })}
      />
      {(instituteType === 'school' || instituteType === 'college') && (
        <ReferenceInput source="instituteId" reference={`${instituteType}s`} sort={byName} perPage={50}>
          <AutocompleteInput
            label={translate(sharedTexts.institute)}
            optionText="name"
            filterToQuery={bySearch}
            helperText={false}
          />
        </ReferenceInput>
      )}
    </Box>
  )
}

const entity = { ...callerEntity, below: <InstituteInputs /> }

/** Records an enquiry on behalf of a caller. */
export function CallerCreate() {
  const { translate } = useTranslations()
  return (
    <CreateBase redirect="show">
      <PageHead
        title={translate(inboxTexts.enquiryOfACaller)}
        detail={translate(inboxTexts.sayToTheCallerFirst)}
        actions={<ListButton label="enquiry.all" />}
      />
      <EntityForm entity={entity} save="form.add" />
    </CreateBase>
  )
}
