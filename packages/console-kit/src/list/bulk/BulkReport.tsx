import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type Identifier, useCreatePath, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Translations, useTranslations } from '../../language/translations.ts'
import type { BulkItem, BulkResult } from './use-bulk.ts'

type ReportProps = {
  items: readonly BulkItem[]
  results: readonly BulkResult[]
  isRunning: boolean
}

/** How many are done, needed nothing, and failed, as one line. */
function summaryOf({ items, results, isRunning }: ReportProps, { translate }: Translations): string {
  const values = { count: items.length }
  if (isRunning) return translate(bulkTexts.doneOfCount, { ...values, done: results.length })
  const failed = results.filter(({ problem }) => problem !== undefined).length
  const unchanged = results.filter((result) => result.unchanged).length
  const done = results.length - failed - unchanged
  return [
    translate(bulkTexts.doneDoneOfCount, { ...values, done }),
    unchanged > 0 && translate(bulkTexts.nothingToDoCount, { count: unchanged }),
    failed > 0 && translate(bulkTexts.failedCountTheyStaySelected, { count: failed }),
  ]
    .filter(Boolean)
    .join(' · ')
}
function outcomeText(result: BulkResult | undefined, { translate }: Translations): string {
  if (!result) return translate(bulkTexts.waiting)
  return result.problem ?? translate(result.unchanged ? bulkTexts.nothingToDoItIs : bulkTexts.done)
}

function RecordName({ id, name, canOpen }: { id: Identifier; name: string; canOpen: boolean }) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (!canOpen) return name
  return (
    <Link component={RouterLink} to={createPath({ resource, type: 'edit', id })} target="_blank">
      {name}
    </Link>
  )
}

/**
 * The progress of a bulk action and the result of each record: failures first once it is finished, with a link to the record in a new
 * tab.
 */
export function BulkReport(props: ReportProps) {
  const { items, results, isRunning } = props
  const texts = useTranslations()
  const { translate } = texts
  const rows = items.map(({ id, name }) => ({ id, name, result: results.find((candidate) => candidate.id === id) }))
  const hasFailed = ({ result }: (typeof rows)[number]) => result?.problem !== undefined
  const sorted = isRunning ? rows : rows.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))
  return (
    <>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={(100 * results.length) / Math.max(1, items.length)}
          aria-label={translate(bulkTexts.progress)}
          sx={{ mb: 1 }}
        />
      )}
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {summaryOf(props, texts)}
      </Typography>
      <Table size="small" aria-label={translate(bulkTexts.resultForEach)}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(sharedTexts.name)}</TableCell>
            <TableCell>{translate(bulkTexts.result)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ id, name, result }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <RecordName id={id} name={name} canOpen={result?.problem !== undefined && !result.missing} />
              </TableCell>
              <TableCell sx={{ color: result?.problem === undefined ? undefined : 'error.main' }}>
                {outcomeText(result, texts)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
