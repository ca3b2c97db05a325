import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { Field } from '@pravesh/contract'
import type { ReactNode } from 'react'
import { labelIn } from '../../fields/kind.ts'
import { useTranslations } from '../../language/translations.ts'
import { ConflictValue } from './ConflictValue.tsx'
import type { ConflictRow } from './conflict-rows.ts'

type TableProps = {
  fields: Readonly<Record<string, Field>>
  rows: readonly ConflictRow[]
  /** Names of fields that both changed and whose other value is to stay. */
  theirFields: readonly string[]
  onChange: (theirFields: readonly string[]) => void
}

const Value = ({ label, isSelected, children }: { label: string; isSelected?: boolean; children: ReactNode }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: isSelected ? 600 : 400 }}>
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', fontWeight: 400 }}>
      {label}
    </Box>
    {children}
  </Box>
)

/** Fields of a conflict as they were, as the other person saved them, and as they are in the form. */
export function ConflictTable({ fields, rows, theirFields, onChange }: TableProps) {
  const { text } = useTranslations()
  return (
    <Box component="ul" aria-label={text('conflict.fields')} sx={{ listStyle: 'none', p: 0, mt: 1.5, mb: 0 }}>
      {rows.map(({ name, opened, theirs, mine, changedBy }) => {
        const label = labelIn(fields, name)
        const keepsMine = changedBy === 'mine' || (changedBy === 'both' && !theirFields.includes(name))
        const choose = (choice: string) => {
          const others = theirFields.filter((other) => other !== name)
          onChange(choice === 'theirs' ? [...others, name] : others)
        }
        return (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gap: 1,
              columnGap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) repeat(3, minmax(0, 1.5fr))' },
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ fontWeight: 600 }}>
              {label}
              {changedBy === 'both' ? (
                <RadioGroup
                  row
                  aria-label={text('conflict.keepOf', { label })}
                  value={keepsMine ? 'mine' : 'theirs'}
                  onChange={(_event, choice) => choose(choice)}
                >
                  <FormControlLabel
                    value="mine"
                    control={<Radio size="small" sx={{ py: 0.5 }} />}
                    slotProps={{ typography: { variant: 'body2' } }}
                    label={text('conflict.keepMine')}
                  />
                  <FormControlLabel
                    value="theirs"
                    control={<Radio size="small" sx={{ py: 0.5 }} />}
                    slotProps={{ typography: { variant: 'body2' } }}
                    label={text('conflict.keepTheirs')}
                  />
                </RadioGroup>
              ) : (
                <Box
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', fontWeight: 400 }}
                >
                  {text(changedBy === 'mine' ? 'conflict.onlyMine' : 'conflict.onlyTheirs')}
                </Box>
              )}
            </Box>
            <Value label={text('conflict.was')}>
              <ConflictValue field={fields[name]} value={opened} />
            </Value>
            <Value label={text('conflict.theirs')} isSelected={!keepsMine}>
              <ConflictValue field={fields[name]} value={theirs} />
            </Value>
            <Value label={text('conflict.mine')} isSelected={keepsMine}>
              <ConflictValue field={fields[name]} value={mine} />
            </Value>
          </Box>
        )
      })}
    </Box>
  )
}
