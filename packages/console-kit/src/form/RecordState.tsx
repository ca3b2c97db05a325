import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { ListButton, useEditContext } from 'react-admin'
import { useOnline } from '../console/use-online.ts'
import { inSentence } from '../language/in-sentence.ts'
import { useWords, type Words } from '../language/words.ts'
import { PageHead } from '../shell/PageHead.tsx'

const isAbsent = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

/** An editor without its record: still being read, gone, or not to be had at this moment. */
export function RecordState({ what: named }: { what: Words }) {
  const { error, refetch } = useEditContext()
  const online = useOnline()
  const { text, word } = useWords()
  const what = word(named)
  if (!error && !online)
    return (
      <>
        <PageHead title={text('problem.offlineTitle')} />
        <Typography>{text('problem.offlineText')}</Typography>
      </>
    )
  if (!error)
    return (
      <Box aria-busy="true" aria-label={text('form.readingRecord')}>
        <PageHead title={what} detail={text('list.reading')} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    )
  const gone = isAbsent(error)
  return (
    <>
      <PageHead title={gone ? text('form.notFound') : text('form.unread', { what: inSentence(what) })} />
      <Typography sx={{ mb: 2 }}>
        {gone ? text('form.gone', { what: inSentence(what) }) : String(error.message)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ListButton label="form.toList" variant="outlined" />
        {!gone && (
          <Button variant="contained" onClick={() => void refetch()}>
            {text('list.tryAgain')}
          </Button>
        )}
      </Box>
    </>
  )
}
