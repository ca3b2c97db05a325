import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount } from '@pravesh/messages'
import { type Identifier, type RaRecord, useGetMany, useGetRecordRepresentation, useListContext } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'

/** The most records that are named. */
const maxNames = 10

/** Names of the first ten selected records, those of other pages included, and how many more there are. */
export function SelectedNames({ ids }: { ids: readonly Identifier[] }) {
  const { resource, data = [] } = useListContext<RaRecord>()
  const represent = useGetRecordRepresentation(resource)
  const { text, language } = useTranslations()
  const first = ids.slice(0, maxNames)
  const missing = first.filter((id) => !data.some((row) => row.id === id))
  const { data: rest = [] } = useGetMany<RaRecord>(resource, { ids: missing }, { enabled: missing.length > 0 })
  const rows = [...data, ...rest]
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {first.map((id) => {
        const row = rows.find((candidate) => candidate.id === id)
        return (
          <Typography component="li" variant="body2" key={id}>
            {row ? represent(row) : `#${id}`}
          </Typography>
        )
      })}
      {ids.length > first.length && (
        <Typography component="li" variant="body2" color="textSecondary">
          {text('list.andMore', { count: formatCount(ids.length - first.length, language) })}
        </Typography>
      )}
    </Box>
  )
}
