import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { Partner } from '@pravesh/contract'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'

/** Many institutes have the same name: the city and the id distinguish them. */
export const instituteOption = (record: RaRecord) =>
  [record.name, record.cityName, `#${record.id}`].filter(Boolean).join(' · ')

type SuggestionProps = { partner: Partner; chosenId: number | null; onChoose: (id: number) => void }

const pagination = { page: 1, perPage: 5 }
const byName = { field: 'name', order: 'ASC' as const }
const isCity = (city: string | null, name: unknown) => String(name).toLowerCase() === city?.trim().toLowerCase()

/** Where an institute that is not in our register is added, with its name, and its city where that is one of ours. */
function AddInstitute({ partner: { instituteType, name, city } }: { partner: Partner }) {
  const { text } = useTranslations()
  const { data } = useGetList<RaRecord>(
    'school-city',
    { filter: { q: city }, pagination, sort: byName },
    { enabled: city !== null },
  )
  const found = data?.find((record) => isCity(city, record.name))
  const source = JSON.stringify({ name, ...(found && { city: found.id }) })
  return (
    <MuiLink component={Link} to={`/${instituteType}s/create?${new URLSearchParams({ source })}`}>
      {text(instituteType === 'school' ? 'console.addSchool' : 'console.addCollege')}
    </MuiLink>
  )
}

/** Institutes of ours with the name that was applied for, those of its city first, to be chosen; a link to add it where there is none. */
export function Suggestions({ partner, chosenId, onChoose }: SuggestionProps) {
  const { translate } = useTranslations()
  const { instituteType, name, city } = partner
  const { data } = useGetList<RaRecord>(`${instituteType}s`, { filter: { q: name }, pagination, sort: byName })
  if (!data) return null
  if (data.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1, mb: 1.5 }}>
        {translate(partnerTexts.noInstituteOfOursHas)} <AddInstitute partner={partner} />
      </Typography>
    )
  const others = data
    .filter((record) => record.id !== chosenId)
    .toSorted((a, b) => Number(isCity(city, b.cityName)) - Number(isCity(city, a.cityName)))
  if (others.length === 0 || chosenId !== null) return null
  return (
    <Box
      role="group"
      aria-label={translate(partnerTexts.withThisName)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: 1.5 }}
    >
      {others.map((record) => (
        <Chip
          key={record.id}
          label={instituteOption(record)}
          onClick={() => onChoose(Number(record.id))}
          sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
        />
      ))}
    </Box>
  )
}
