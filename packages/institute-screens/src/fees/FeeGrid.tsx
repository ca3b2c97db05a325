import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { GridInput } from '@pravesh/console-kit/grid/GridInput'
import { formatRupees } from '@pravesh/messages'
import { FeeExtras } from './FeeExtras.tsx'
import { feeColumns, maxClasses, nextRow, rowName, totalsOf } from './fee-table.ts'

type FeeRow = Readonly<Record<string, unknown>>

/** The fees of each class by part, with the totals that families see. */
export function FeeGrid({ session }: { session: string }) {
  const { text, language } = useTranslations()
  const total = (name: 'recurring' | 'firstYear') => ({
    name,
    label: text(`fee.${name}`),
    render: (row: FeeRow) => {
      const totals = totalsOf(row)
      return (
        <Box sx={{ textAlign: 'right', fontWeight: 600, fontSize: '0.85rem', whiteSpace: 'nowrap', px: 0.5 }}>
          {totals ? formatRupees(totals[name], language) : '–'}
        </Box>
      )
    },
  })
  const extras = {
    name: 'more',
    label: text('fee.further'),
    render: (row: FeeRow, path: string) => <FeeExtras row={row} path={path} />,
  }
  return (
    <GridInput
      source="fees"
      label={text('fee.table', { session })}
      columns={feeColumns()}
      blank={nextRow}
      max={maxClasses}
      rowName={rowName}
      extraColumns={[total('recurring'), total('firstYear'), extras]}
      add={text('fee.addClass')}
      help={text('fee.pasteHelp')}
    />
  )
}
