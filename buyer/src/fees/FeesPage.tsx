import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { useUnsaved } from '@pravesh/console-kit/shell/unsaved'
import { FeeForm } from './FeeForm.tsx'
import { useFees } from './use-fees.ts'

/** What each class of a school costs, session by session. */
export function FeesPage() {
  const { record, error, refetch, session, chooseSession, sessions, earlier } = useFees()
  const { unsaved } = useUnsaved()
  const { text } = useTranslations()
  const isAbsent = error instanceof Error && 'status' in error && error.status === 404
  if (isAbsent) return <PageHead title={text('form.notFound')} />
  return (
    <>
      <PageHead
        title={text('fee.many')}
        detail={
          <Box sx={{ maxWidth: '72ch' }}>
            {text('fee.intro')} {text('fee.source')}
          </Box>
        }
        actions={
          <TextField
            select
            size="small"
            label={text('fee.session')}
            value={session}
            disabled={unsaved}
            helperText={unsaved ? text('fee.sessionHelp') : undefined}
            onChange={({ target }) => chooseSession(target.value)}
            sx={{ minWidth: 140 }}
          >
            {[...new Set([session, ...sessions])].map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      {error && !record && (
        <Box role="alert">
          <Typography sx={{ mb: 1 }}>{error.message}</Typography>
          <Button variant="outlined" onClick={() => void refetch()}>
            {text('list.tryAgain')}
          </Button>
        </Box>
      )}
      {!record && !error && <Skeleton variant="rounded" height={360} aria-label={text('form.readingRecord')} />}
      {record && <FeeForm key={session} record={record} earlier={earlier} />}
    </>
  )
}
