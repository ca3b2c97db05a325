import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { ConflictValue } from '@pravesh/console-kit/form/conflict/ConflictValue'
import type { Field } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { extraFields } from '../FeeExtras.tsx'
import { feeColumns, rowName } from '../fee-table.ts'
import type { FeeDifference } from './merge-rows.ts'

/** The most cells that are listed. */
const maxListed = 12
const rupees: Field = { kind: 'rupees' }
const fields: Readonly<Record<string, Field>> = extraFields

/** Cells of a fee table with concurrent changes: before, theirs and mine. */
export function FeeDifferences({ differences }: { differences: readonly FeeDifference[] }) {
  const { text, language } = useTranslations()
  const columns = feeColumns()
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? labelIn(fields, name)
  const cellValue = (name: string, value: unknown) => {
    const column = columns.find((candidate) => candidate.name === name)
    const option = column?.kind === 'choice' && column.options.find(({ id }) => id === value)
    if (option) return option.name
    return <ConflictValue field={fields[name] ?? rupees} value={value} />
  }
  return (
    <Box component="ul" aria-label={text('conflict.fields')} sx={{ listStyle: 'none', p: 0, mt: 1, mb: 0 }}>
      {differences.slice(0, maxListed).map((difference) => (
        <Box
          component="li"
          key={`${difference.class} ${difference.name}`}
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))' },
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ fontWeight: 600, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            {rowName(difference)}, {labelOf(difference.name)}
          </Box>
          {(['before', 'theirs', 'mine'] as const).map((side) => (
            <Box key={side} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
                {text(side === 'before' ? 'conflict.was' : `conflict.${side}`)}
              </Box>
              {cellValue(difference.name, difference[side])}
            </Box>
          ))}
        </Box>
      ))}
      {differences.length > maxListed && (
        <li>{text('list.andMore', { count: formatCount(differences.length - maxListed, language) })}</li>
      )}
    </Box>
  )
}
