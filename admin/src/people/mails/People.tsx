import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import { type MailPerson, type MassMail, mailPersonStates } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { personStateText } from './subject-text.ts'

const perPage = 50
const anyState = 'any'

/** The people of a mail with how far each is, by state. They are read again whenever a count of the mail changes. */
export function People({ mail }: { mail: MassMail }) {
  const { translate, language, text } = useTranslations()
  const [state, setState] = useState(anyState)
  const [page, setPage] = useState(1)
  const { id: mailId, posted, waiting, failed, unknown, bounced } = mail
  const counts = [mail.state, posted, waiting, failed, unknown, bounced].join()
  const {
    data = [],
    pageInfo,
    refetch,
  } = useGetList<MailPerson>(`mails/${mailId}/mail-people`, {
    filter: state === anyState ? {} : { state },
    pagination: { page, perPage },
    sort: { field: 'id', order: 'ASC' },
  })
  useEffect(() => {
    if (counts) void refetch()
  }, [counts, refetch])

  const choose = (value: string) => {
    setState(value)
    setPage(1)
  }
  return (
    <Box component="section" aria-label={translate(mailTexts.people)} sx={{ mt: 3 }}>
      <TextField
        select
        size="small"
        label={text('overview.status')}
        value={state}
        onChange={({ target }) => choose(target.value)}
        sx={{ minWidth: 200, mb: 1 }}
      >
        <MenuItem value={anyState}>{translate(sharedTexts.all)}</MenuItem>
        {mailPersonStates.map((option) => (
          <MenuItem key={option} value={option}>
            {personStateText(option)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('overview.name')}</TableCell>
              <TableCell>{text('overview.status')}</TableCell>
              <TableCell>{text('overview.email')}</TableCell>
              <TableCell>{translate(sharedTexts.when)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ id, enquiry, name, maskedEmail, state: personState, postedAt }) => (
              <TableRow key={id}>
                <TableCell>
                  <MuiLink component={Link} to={`/enquiries/${enquiry}/show`}>
                    {name}
                  </MuiLink>
                </TableCell>
                <TableCell>{personStateText(personState)}</TableCell>
                <TableCell>{maskedEmail}</TableCell>
                <TableCell>{postedAt && formatDateTime(postedAt, language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
        {translate(mailTexts.previous)}
      </Button>
      <Button disabled={!pageInfo?.hasNextPage && data.length < perPage} onClick={() => setPage(page + 1)}>
        {translate(mailTexts.next)}
      </Button>
    </Box>
  )
}
