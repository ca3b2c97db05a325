import { useTranslations } from '@pravesh/console-kit'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { AutocompleteInput, ReferenceInput, useListContext } from 'react-admin'

const sort = { field: 'name', order: 'ASC' as const }
const toSearch = (q: string) => ({ q })

/**
 * Filter of a list by one institute. Ids of schools and colleges are separate: without `instituteType` it explains that instead of
 * offering any.
 */
export function InstituteFilter({ source }: { source: string; label: string }) {
  const { filterValues } = useListContext()
  const { translate } = useTranslations()
  const type: unknown = filterValues.instituteType
  const isChosen = type === 'school' || type === 'college'
  return (
    <ReferenceInput
      source={source}
      reference={type === 'college' ? 'colleges' : 'schools'}
      sort={sort}
      perPage={50}
      enableGetChoices={() => isChosen}
    >
      <AutocompleteInput
        label={translate(isChosen ? sharedTexts.institute : instituteTexts.chooseSchoolOrCollegeFirst)}
        optionText="name"
        filterToQuery={toSearch}
        disabled={!isChosen}
        helperText={false}
        sx={{ minWidth: 290 }}
      />
    </ReferenceInput>
  )
}
