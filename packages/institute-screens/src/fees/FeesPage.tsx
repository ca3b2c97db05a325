import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { useUnsaved } from '@pravesh/console-kit/page/unsaved'
import { isAbsent, ReadState } from '../editor/ReadState.tsx'
import { FeeForm } from './FeeForm.tsx'
import { SourceRequired } from './fee-calls.ts'
import { useFees } from './use-fees.ts'

type FeesPageProps = {
  /** Whether the form has a field for the source of a table, for administrators. An institute is its own source. */
  isSourced?: boolean
}

/** The fees of a school by class, session by session. */
export function FeesPage({ isSourced = false }: FeesPageProps) {
  const { record, error, refetch, session, chooseSession, sessions, earlier } = useFees()
  const { unsaved } = useUnsaved()
  const { text } = useTranslations()
  if (isAbsent(error)) return <PageHead title={text('form.notFound')} />
  return (
    <>
      <PageHead
        title={text('fee.many')}
        detail={
          <Box sx={{ maxWidth: '72ch' }}>
            {text('fee.intro')} {!isSourced && text('fee.source')}
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
            sx={{ minWidth: 140, '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
          >
            {[...new Set([session, ...sessions])].map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      {!record && <ReadState error={error} refetch={refetch} height={360} />}
      {record && (
        <SourceRequired value={isSourced}>
          <FeeForm key={session} record={record} earlier={earlier} />
        </SourceRequired>
      )}
    </>
  )
}
