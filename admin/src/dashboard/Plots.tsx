import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import type { Overview } from '@pravesh/contract'
import { formatCount, formatPaise } from '@pravesh/messages'
import { listWith } from '../parts/list-with.ts'
import { DayPlot, type DaySeries } from './DayPlot.tsx'

/** Enquiries and applications, and the money of 30 days, by day. */
export function Plots({ days }: { days: Overview['days'] }) {
  const { text, language } = useTranslations()
  const count = (value: number) => formatCount(value, language)
  const money = (paise: number) => formatPaise(paise, language)
  const received: readonly DaySeries[] = [
    {
      label: text('console.enquiries'),
      colour: 'primary',
      read: ({ enquiries }) => enquiries,
      formatValue: count,
      to: (date1, date2) => listWith('enquiries', { date1, date2 }),
    },
    {
      label: text('application.many'),
      colour: 'warning',
      read: ({ applications }) => applications,
      formatValue: count,
      to: (date1, date2) => listWith('applications', { date1, date2 }),
    },
  ]
  const sums: readonly DaySeries[] = [
    {
      label: text('overview.paid'),
      colour: 'success',
      read: ({ paid }) => paid,
      formatValue: money,
      to: (paidFrom, paidUntil) => listWith('payments', { paidFrom, paidUntil }),
    },
    {
      label: text('overview.refunded'),
      colour: 'error',
      read: ({ refunded }) => refunded,
      formatValue: money,
      to: (refundedFrom, refundedUntil) => listWith('payments', { refundedFrom, refundedUntil }),
    },
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        mt: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <DayPlot id="received-by-day" title={text('overview.receivedByDay')} days={days} series={received} />
      <DayPlot id="money-by-day" title={text('overview.moneyByDay')} days={days} series={sums} />
    </Box>
  )
}
