import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { Reconciliation, ReconciliationEntry } from '@pravesh/contract'
import { formatCount, formatDate, formatPaise } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { reconciliationTexts } from '@pravesh/messages/screens/people/reconciliation'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useAct } from '../../../api.ts'
import { differences, gatewayLabels, recordedLabels } from './labels.ts'

/** One side of a difference: its amount and status, or that there is nothing. */
function Side({ label, amount, status }: { label: string; amount?: number | undefined; status: Message | null }) {
  const { translate, language } = useTranslations()
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {amount === undefined || status === null
          ? translate(reconciliationTexts.nothing)
          : `${formatPaise(amount, language)} · ${translate(status)}`}
      </Typography>
    </Box>
  )
}

type EntryProps = { entry: ReconciliationEntry; onChecked: () => void }

function Entry({ entry, onChecked }: EntryProps) {
  const { kind, day, gatewayPayment, gatewayRefund, payment, recorded, gateway } = entry
  const { translate, language } = useTranslations()
  const { act, busy } = useAct('payments', 'check')
  const number = gatewayRefund ?? gatewayPayment
  async function check(id: number) {
    if ('response' in (await act({ id }))) onChecked()
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr) 17rem' },
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          <strong>
            {translate(kind === 'refund' ? reconciliationTexts.moneyRefunded : reconciliationTexts.moneyPaid)}
          </strong>{' '}
          · {formatDate(day, language)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[gatewayRefund, gatewayPayment].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <Side
          label={translate(reconciliationTexts.ourRecords)}
          amount={recorded?.amount}
          status={recorded && recordedLabels[recorded.status]}
        />
        <Side
          label={translate(reconciliationTexts.theGateway)}
          amount={gateway?.amount}
          status={gateway && gatewayLabels[gateway.status]}
        />
      </Box>
      {payment === null ? (
        <Typography variant="body2" color="textSecondary">
          {translate(reconciliationTexts.itBelongsToNoPayment)}
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            onClick={() => void check(payment)}
            aria-label={`${translate(reconciliationTexts.checkWithTheGateway)}: ${number}`}
          >
            {translate(reconciliationTexts.checkWithTheGateway)}
          </Button>
          <MuiLink
            component={Link}
            to={`/payments/${payment}/show`}
            aria-label={`${translate(menuTexts.payment)}: ${number}`}
          >
            {translate(menuTexts.payment)}
          </MuiLink>
        </Box>
      )}
    </Box>
  )
}

type DifferencesProps = { reconciliation: Reconciliation; onChecked: () => void }

/** Differences between the two sides, by kind; or a note that they agree. */
export function Differences({ reconciliation: { entries, hasMoreEntries, total }, onChecked }: DifferencesProps) {
  const { translate, language } = useTranslations()
  const id = useId()
  if (entries.length === 0)
    return <Typography sx={{ my: 3 }}>{translate(reconciliationTexts.ourRecordsAndTheGateway)}</Typography>
  return (
    <>
      {differences.map(({ result, heading, help }) => {
        const rows = entries.filter((entry) => entry.result === result)
        const count = total.payments[result].count + total.refunds[result].count
        return (
          count > 0 && (
            <Box component="section" key={result} aria-labelledby={`${id}${result}`} sx={{ mt: 4 }}>
              <Typography id={`${id}${result}`} component="h2" variant="h6">
                {translate(heading)} ({formatCount(count, language)})
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
                {translate(help)}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {rows.map((entry) => (
                  <Entry
                    key={`${entry.kind} ${entry.gatewayPayment} ${entry.gatewayRefund}`}
                    entry={entry}
                    onChecked={onChecked}
                  />
                ))}
              </Box>
            </Box>
          )
        )
      })}
      {hasMoreEntries && (
        <Typography sx={{ mt: 2 }}>{translate(reconciliationTexts.notAllDifferencesAreListed)}</Typography>
      )}
    </>
  )
}
