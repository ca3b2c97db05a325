import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { CallFailure } from '@pravesh/data-provider'
import { dayInIndia } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { reconciliationTexts } from '@pravesh/messages/screens/people/reconciliation'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../api.ts'
import { type Days, DaysForm } from './DaysForm.tsx'
import { DayTable } from './DayTable.tsx'
import { Differences } from './Differences.tsx'

const oneDay = 24 * 60 * 60 * 1_000

/** The days of the address; else yesterday and today in India. */
function daysFrom(params: URLSearchParams): Days {
  const now = Date.now()
  return {
    date1: params.get('date1') ?? dayInIndia(new Date(now - oneDay)),
    date2: params.get('date2') ?? dayInIndia(new Date(now)),
  }
}

/** Our payments and refunds of some days compared with the gateway's. */
export function ReconciliationPage() {
  const { translate, text } = useTranslations()
  const [params, setParams] = useSearchParams()
  const days = daysFrom(params)
  const { data, error, isFetching, refetch } = useRead('reconciliation', 'compare', { parents: days })
  const errors = error instanceof CallFailure ? error.error.errors : []
  const hasFailed = error !== null && errors.length === 0
  function compare(selectedDays: Days) {
    if (selectedDays.date1 === days.date1 && selectedDays.date2 === days.date2) void refetch()
    else setParams(selectedDays)
  }
  return (
    <>
      <PageHead
        title={translate(menuTexts.reconciliation)}
        detail={translate(reconciliationTexts.paymentsAndRefundsInOur)}
      />
      <DaysForm key={`${days.date1} ${days.date2}`} days={days} errors={errors} busy={isFetching} onSubmit={compare} />
      <Box role="status">
        {isFetching && (
          <>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {translate(reconciliationTexts.askingTheGatewayThisCan)}
            </Typography>
            <LinearProgress aria-label={translate(reconciliationTexts.askingTheGatewayThisCan)} sx={{ mb: 2 }} />
          </>
        )}
        {!isFetching && hasFailed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {text('list.tryAgain')}
              </Button>
            }
          >
            {formatUnknownError(error)}
          </Alert>
        )}
      </Box>
      {data && !error && (
        <Box aria-busy={isFetching}>
          <DayTable days={data.data.days} total={data.data.total} />
          <Differences reconciliation={data.data} onChecked={() => void refetch()} />
        </Box>
      )}
    </>
  )
}
