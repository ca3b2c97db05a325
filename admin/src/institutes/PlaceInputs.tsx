import Box from '@mui/material/Box'
import { FieldInput } from '@pravesh/console-kit/fields/FieldInput'
import { entityNamed } from '@pravesh/contract'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

const bySearch = (q: string) => ({ q })
const byName = { field: 'name', order: 'ASC' as const }

type PlaceProps = {
  source: string
  to: string
  under?: Record<string, unknown>
  onChange?: () => void
  required?: boolean
}

const Place = ({ source, to, under = {}, onChange, required = false }: PlaceProps) => (
  <ReferenceInput source={source} reference={to} filter={under} sort={byName} perPage={300}>
    <AutocompleteInput
      label={source.charAt(0).toUpperCase() + source.slice(1)}
      optionText="name"
      filterToQuery={bySearch}
      isRequired={required}
      helperText={false}
      onChange={onChange}
      noOptionsText={`No ${entityNamed(to)?.label.toLowerCase() ?? 'place'} here yet: add it under Places`}
    />
  </ReferenceInput>
)

/** State, its cities, the localities of one: each narrows the next, and a change empties what no longer fits. */
export function PlaceInputs() {
  const { setValue } = useFormContext()
  const [state, city]: unknown[] = useWatch({ name: ['state', 'city'] })
  const empty = (...names: string[]) => {
    for (const name of names) setValue(name, null, { shouldDirty: true })
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))', mb: 2 }}
    >
      <Place source="state" to="state" required onChange={() => empty('city', 'location')} />
      {state ? (
        <Place source="city" to="school-city" under={{ state }} required onChange={() => empty('location')} />
      ) : (
        <FieldInput source="city" label="City" field={{ kind: 'reference', to: 'school-city', required: true }} />
      )}
      {typeof city === 'number' && <Place source="location" to="school-location" under={{ city }} />}
    </Box>
  )
}
