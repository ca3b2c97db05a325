import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { ListButton, useEditContext } from 'react-admin'
import { inSentence } from '../../language/in-sentence.ts'
import { type LabelKey, useTranslations } from '../../language/translations.ts'
import { PageHead } from '../../page/PageHead.tsx'
import { useOnline } from '../../requests/use-online.ts'

const isAbsent = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

/** An editor without its record: still being read, deleted, or currently unavailable. */
export function RecordState({ labelKey }: { labelKey: LabelKey }) {
  const { error, refetch } = useEditContext()
  const online = useOnline()
  const { text, word } = useTranslations()
  const recordLabel = word(labelKey)
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
        <PageHead title={recordLabel} detail={text('list.reading')} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    )
  const isMissing = isAbsent(error)
  return (
    <>
      <PageHead title={isMissing ? text('form.notFound') : text('form.unread', { what: inSentence(recordLabel) })} />
      <Typography sx={{ mb: 2 }}>
        {isMissing ? text('form.gone', { what: inSentence(recordLabel) }) : String(error.message)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ListButton label="form.toList" variant="outlined" />
        {!isMissing && (
          <Button variant="contained" onClick={() => void refetch()}>
            {text('list.tryAgain')}
          </Button>
        )}
      </Box>
    </>
  )
}
