import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TablePagination from '@mui/material/TablePagination'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { DryRun, ImportStart, InstituteType } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Part } from './Part.tsx'
import type { Choices } from './Questions.tsx'

type NewCity = DryRun['newCities']['first'][number]
type PlaceChoice = ImportStart['places'][number]
type CityProps = {
  type: InstituteType
  city: NewCity
  choice: PlaceChoice['city'] | undefined
  onChoose: (choice: PlaceChoice['city'] | undefined) => void
}

/** All cities of a state, read when a person looks for the right one. */
function useCities(type: InstituteType, state: number, isWanted: boolean) {
  const { data = [] } = useGetList<{ id: number; name: string }>(
    type === 'school' ? 'school-city' : 'college-city',
    { filter: { state }, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 300 } },
    { enabled: isWanted },
  )
  return data
}

/** A city that the catalogue does not have: it is added, left out, or another spelling of one that is there. */
function City({ type, city: { name, state, stateId, rows, similar }, choice, onChoose }: CityProps) {
  const { translate, language } = useTranslations()
  const [isSearching, setSearching] = useState(false)
  const cities = useCities(type, stateId, isSearching)
  const others = cities.filter(({ id }) => !similar.some((item) => item.id === id))
  function change(value: string) {
    if (value === 'more') return setSearching(true)
    if (value === '' || value === 'add' || value === 'skip') return onChoose(value === '' ? undefined : value)
    onChoose(Number(value))
  }
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gridTemplateColumns: { sm: '1fr auto' }, gap: 1, alignItems: 'center' },
        ...{ py: 1, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {`${name}, ${state}`}
        <Typography component="span" variant="body2" color="textSecondary">
          {` · ${translate(sharedTexts.rows)}: ${formatCount(rows, language)}`}
        </Typography>
      </Typography>
      <TextField
        select
        size="small"
        label={translate(importTexts.thisCityIs)}
        value={choice ?? ''}
        onChange={({ target }) => change(target.value)}
        slotProps={{
          ...{ select: { native: true }, inputLabel: { shrink: true } },
          htmlInput: { 'aria-label': `${translate(importTexts.thisCityIs)}: ${name}` },
        }}
        sx={{ minWidth: 220 }}
      >
        <option value="">{translate(importTexts.asChosenForAll)}</option>
        <option value="add">{translate(importTexts.aNewCity)}</option>
        <option value="skip">{translate(importTexts.leftOutWithItsRows)}</option>
        {[...similar, ...others].map((item) => (
          <option key={item.id} value={item.id}>
            {item.name}
          </option>
        ))}
        {!isSearching && <option value="more">{translate(importTexts.anotherCityOfThisState)}</option>}
      </TextField>
    </Box>
  )
}

const perPage = 25
type NewCitiesProps = {
  type: InstituteType
  cities: DryRun['newCities']
  choices: Choices
  onChange: ((choices: Choices) => void) | undefined
}

/** The cities that the catalogue does not have: a person chooses what becomes of all, and of single ones. */
export function NewCities({ type, cities: { count, first }, choices, onChange }: NewCitiesProps) {
  const { translate, language } = useTranslations()
  const [page, setPage] = useState(0)
  if (count === 0) return null
  const choiceOf = (city: NewCity) =>
    choices.places.find(({ state, name }) => state === city.stateId && name === city.name)?.city
  function choose({ stateId, name }: NewCity, city: PlaceChoice['city'] | undefined) {
    const others = choices.places.filter((place) => place.state !== stateId || place.name !== name)
    onChange?.({ ...choices, places: city === undefined ? others : [...others, { state: stateId, name, city }] })
  }
  const visibleCities = first.slice(page * perPage, (page + 1) * perPage)
  return (
    <Part title={`${translate(importTexts.newCities)} (${formatCount(count, language)})`}>
      <Typography id="city-help" variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {translate(importTexts.theCatalogueDoesNotHave)}
      </Typography>
      {onChange && (
        <RadioGroup
          row
          aria-labelledby="city-help"
          value={choices.newPlaces}
          onChange={(_event, value) => onChange({ ...choices, newPlaces: value === 'skip' ? 'skip' : 'add' })}
        >
          <FormControlLabel value="add" control={<Radio />} label={translate(importTexts.addThem)} />
          <FormControlLabel value="skip" control={<Radio />} label={translate(importTexts.leaveTheirRowsOut)} />
        </RadioGroup>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {visibleCities.map((city) =>
          onChange ? (
            <City
              key={`${city.stateId} ${city.name}`}
              type={type}
              city={city}
              choice={choiceOf(city)}
              onChoose={(choice) => choose(city, choice)}
            />
          ) : (
            <Typography key={`${city.stateId} ${city.name}`} component="li" variant="body2">
              {`${city.name}, ${city.state}`}
            </Typography>
          ),
        )}
      </Box>
      {first.length > perPage && (
        <TablePagination
          component="div"
          count={first.length}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
      {count > first.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {`${translate(importTexts.othersAsChosenForAll)}: ${formatCount(count - first.length, language)}`}
        </Typography>
      )}
    </Part>
  )
}
