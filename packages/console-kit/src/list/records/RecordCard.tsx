import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../language/translations.ts'
import type { ListColumn } from '../columns.ts'
import { SelectRecord } from '../selection/SelectRecord.tsx'

type CardProps = {
  record: RaRecord
  /** The first is the title of the card. */
  columns: readonly ListColumn[]
  /** Where the title leads; undefined where a record cannot be opened. */
  to: string | undefined
  canSelect: boolean
  /** The current minute: what a card says of now is rendered again with it. */
  minute: number
}

/** A record of a list on a phone. It is rendered for another record or minute, not by each change of the list's context. */
export const RecordCard = memo(function RecordCard({ record, columns, to, canSelect }: CardProps) {
  const { word } = useTranslations()
  const [first, ...rest] = columns
  return (
    <Box component="li" sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', px: 2, py: 1.5 }}>
      {canSelect && <SelectRecord record={record} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          {...(to !== undefined && { component: Link, to })}
          sx={{
            display: 'block',
            fontWeight: 600,
            color: to === undefined ? 'text.primary' : 'primary.main',
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
    </Box>
  )
})
