import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { useCreateOption } from '@pravesh/console-kit/fields/reference/use-create-option'
import { entityLabel } from '@pravesh/console-kit/language/declared-messages'
import { findEntity } from '@pravesh/contract'
import { partTexts } from '@pravesh/messages/screens/institute/parts'
import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCityName } from './use-city-name.ts'

const bySearch = (q: string) => ({ q })
const byName = { field: 'name', order: 'ASC' as const }

type PlaceProps = {
  source: 'state' | 'city' | 'location'
  to: string
  under?: Record<string, unknown>
  onChange?: (value: unknown, record: unknown) => void
  optionText?: (record: RaRecord) => string
  required?: boolean
}

function Place({ source, to, under = {}, onChange, optionText, required = false }: PlaceProps) {
  const { text, word } = useTranslations()
  const createOption = useCreateOption(to, under)
  const entity = findEntity(to)
  const placeLabel = word(entity ? entityLabel(entity) : partTexts.place).toLowerCase()
  return (
    <ReferenceInput source={source} reference={to} filter={under} sort={byName} perPage={300}>
      <AutocompleteInput
        label={text(`editor.${source}`)}
        optionText={optionText ?? 'name'}
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

const stateOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'state' in record && typeof record.state === 'number'
    ? record.state
    : undefined

/**
 * State, its cities, the localities of one: each filters the next, and a change empties values that no longer fit. A city sets its state.
 */
export function PlaceInputs() {
  const { setValue } = useFormContext()
  const withState = useCityName()
  const [state, city]: unknown[] = useWatch({ name: ['state', 'city'] })
  const empty = (...names: string[]) => {
    for (const name of names) setValue(name, null, { shouldDirty: true })
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))', mb: 2 }}
    >
      <Place source="state" to="state" required onChange={() => empty('city', 'location')} />
      <Place
        source="city"
        to="school-city"
        under={state ? { state } : {}}
        {...(!state && { optionText: withState })}
        required
        onChange={(_city, record) => {
          empty('location')
          const cityState = stateOf(record)
          if (!state && cityState !== undefined) setValue('state', cityState, { shouldDirty: true })
        }}
      />
      {typeof city === 'number' && <Place source="location" to="school-location" under={{ city }} />}
    </Box>
  )
}
