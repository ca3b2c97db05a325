import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslations } from '@pravesh/console-kit'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { BulkResult } from './use-bulk-run.ts'

/** A line for each institute with its result, failures first and with a link to their editor, in a new tab. */
export function BulkResults({ results }: { results: readonly BulkResult[] }) {
  const { translate } = useTranslations()
  const resource = useResourceContext() ?? ''
  const failedFirst = results.toSorted((a, b) => Number(b.problem !== undefined) - Number(a.problem !== undefined))
  const textOf = ({ problem, unchanged }: BulkResult) =>
    problem ?? translate(unchanged ? instituteTexts.nothingToDoItIs : instituteTexts.done)
  return (
    <Table size="small" aria-label={translate(instituteTexts.resultForEach)}>
      <TableHead>
        <TableRow>
          <TableCell>{translate(sharedTexts.name)}</TableCell>
          <TableCell>{translate(instituteTexts.result)}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {failedFirst.map((result) => (
          <TableRow key={result.id}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {result.problem !== undefined && !result.missing ? (
                <Link component={RouterLink} to={`/${resource}/edit/${result.id}`} target="_blank">
                  {result.name}
                </Link>
              ) : (
                result.name
              )}
            </TableCell>
            <TableCell sx={{ color: result.problem === undefined ? undefined : 'error.main' }}>
              {textOf(result)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
