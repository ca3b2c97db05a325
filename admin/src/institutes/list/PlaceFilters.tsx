import { useCityName } from '@pravesh/institute-screens/inputs/use-city-name'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

type FilterProps = { source: string; label: string }
const byName = { field: 'name', order: 'ASC' as const }
const toSearch = (q: string) => ({ q })
/** All of a page of places: they are looked through. */
const placesAtOnce = 300

/** Filter by state. Another state takes the city off, which is none of its own. */
export function StateFilter({ source, label }: FilterProps) {
  const { getValues, setValue } = useFormContext()
  const clearCity = () => {
    if (getValues('city')) setValue('city', '', { shouldDirty: true })
  }
  return (
    <ReferenceInput source={source} reference="state" sort={byName} perPage={placesAtOnce}>
      <AutocompleteInput
        label={label}
        optionText="name"
        filterToQuery={toSearch}
        onChange={clearCity}
        helperText={false}
      />
    </ReferenceInput>
  )
}
/** Filter by city: of the state that is chosen, or of all. `reference`: which catalogue of cities. */
export function CityFilter({ source, label, reference }: FilterProps & { reference: string }) {
  const withState = useCityName()
  const state: unknown = useWatch({ name: 'state' })
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={state ? { state } : {}}
      sort={byName}
      perPage={placesAtOnce}
    >
      <AutocompleteInput
        label={label}
        optionText={state ? 'name' : withState}
        filterToQuery={toSearch}
        helperText={false}
      />
    </ReferenceInput>
  )
}
