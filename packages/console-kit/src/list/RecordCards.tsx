import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type RaRecord, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../language/translations.ts'
import type { ListColumn } from './columns.ts'
import { useRecordPath } from './use-record-path.ts'

type CardsProps = {
  columns: readonly ListColumn[]
  pathOf: ((record: RaRecord) => string | undefined) | undefined
  canOpen: boolean
}

/** A list on a phone: a card a record, its first column as the title. */
export function RecordCards({ columns, pathOf, canOpen }: CardsProps) {
  const { data } = useListContext<RaRecord>()
  const recordPath = useRecordPath(pathOf)
  const { word } = useTranslations()
  const [first, ...rest] = columns
  const open = (record: RaRecord) => ({
    component: Link,
    to: recordPath(record),
  })
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((record) => (
        <Box component="li" key={record.id} sx={{ borderBottom: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
          <Typography
            {...(canOpen && open(record))}
            sx={{
              display: 'block',
              fontWeight: 600,
              color: canOpen ? 'primary.main' : 'text.primary',
              overflowWrap: 'anywhere',
            }}
          >
            {first?.render(record) || `#${record.id}`}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
            {rest.flatMap(({ name, label, render }) => {
              const value = render(record)
              return value ? (
                <Box key={name} sx={{ display: 'contents', fontSize: '0.9rem' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {word(label)}
                  </Box>
                  <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {value}
                  </Box>
                </Box>
              ) : (
                []
              )
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
