import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslations } from '@pravesh/console-kit'
import type { Reconciliation } from '@pravesh/contract'
import { formatCount, formatDate, formatPaise } from '@pravesh/messages'
import { reconciliationTexts } from '@pravesh/messages/screens/people/reconciliation'

type Totals = Reconciliation['total']
type Tallies = Totals['payments']

const isDifferent = ({ missing_at_gateway, missing_in_records, mismatched }: Tallies) =>
  missing_at_gateway.count + missing_in_records.count + mismatched.count

/** How many of both agree, and their sum. */
function Agreed({ tallies: { matched } }: { tallies: Tallies }) {
  const { language } = useTranslations()
  return (
    <TableCell align="right">
      {formatCount(matched.count, language)}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatPaise(matched.recorded, language)}
      </Box>
    </TableCell>
  )
}

function DayCells({ totals: { payments, refunds } }: { totals: Totals }) {
  const { language } = useTranslations()
  const count = isDifferent(payments) + isDifferent(refunds)
  return (
    <>
      <Agreed tallies={payments} />
      <Agreed tallies={refunds} />
      <TableCell align="right" sx={count > 0 ? { fontWeight: 600 } : {}}>
        {formatCount(count, language)}
      </TableCell>
    </>
  )
}

/** Matching amounts of each day, and the number of differences. */
export function DayTable({ days, total }: Pick<Reconciliation, 'days' | 'total'>) {
  const { translate, language } = useTranslations()
  const heads = [
    reconciliationTexts.paymentsThatAgree,
    reconciliationTexts.refundsThatAgree,
    reconciliationTexts.differences,
  ]
  return (
    <Table
      size="small"
      aria-label={translate(reconciliationTexts.dayByDay)}
      sx={{
        maxWidth: '52rem',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { px: { xs: 0.5, sm: 2 }, verticalAlign: 'top', color: 'text.primary', fontSize: '0.875rem' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{translate(reconciliationTexts.days)}</TableCell>
          {heads.map((head) => (
            <TableCell key={head.key} align="right">
              {translate(head)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map(({ day, ...totals }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {formatDate(day, language)}
            </TableCell>
            <DayCells totals={totals} />
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& th, & td': { fontWeight: 600 } }}>
          <TableCell component="th" scope="row">
            {translate(reconciliationTexts.total)}
          </TableCell>
          <DayCells totals={total} />
        </TableRow>
      </TableFooter>
    </Table>
  )
}
