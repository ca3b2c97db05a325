import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { FieldInput } from '@pravesh/console-kit/fields/FieldInput'
import { useCreateOption } from '@pravesh/console-kit/fields/use-create-option'
import { findEntity } from '@pravesh/contract'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

const bySearch = (q: string) => ({ q })
const byName = { field: 'name', order: 'ASC' as const }

type PlaceProps = {
  source: 'state' | 'city' | 'location'
  to: string
  under?: Record<string, unknown>
  onChange?: () => void
  required?: boolean
}

function Place({ source, to, under = {}, onChange, required = false }: PlaceProps) {
  const { text, translate } = useTranslations()
  const createOption = useCreateOption(to, under)
  const placeLabel = translate(findEntity(to)?.label ?? 'Place').toLowerCase()
  return (
    <ReferenceInput source={source} reference={to} filter={under} sort={byName} perPage={300}>
      <AutocompleteInput
        label={text(`editor.${source}`)}
        optionText="name"
        filterToQuery={bySearch}
        isRequired={required}
        helperText={false}
        onChange={onChange}
        {...createOption}
        {...(!createOption.create && { noOptionsText: text('editor.noPlaceToAdd', { what: placeLabel }) })}
      />
    </ReferenceInput>
  )
}

/** State, its cities, the localities of one: each narrows the next, and a change empties what no longer fits. */
export function PlaceInputs() {
  const { text } = useTranslations()
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
        <FieldInput
          source="city"
          label={text('editor.city')}
          field={{ kind: 'reference', to: 'school-city', required: true }}
        />
      )}
      {typeof city === 'number' && <Place source="location" to="school-location" under={{ city }} />}
    </Box>
  )
}
