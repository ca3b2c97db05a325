import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'

type ReadStateProps = {
  error: Error | null
  refetch: () => Promise<unknown>
  /** Height of the content that is being read, in pixels. */
  height: number
}

/** True if the server reports that there is no such record. */
export const isAbsent = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404

/** The state of a screen without data: a skeleton, or the read error, with a retry button. */
export function ReadState({ error, refetch, height }: ReadStateProps) {
  const { text } = useTranslations()
  if (!error) return <Skeleton variant="rounded" height={height} aria-label={text('form.readingRecord')} />
  return (
    <Box role="alert">
      <Typography sx={{ mb: 1 }}>{error.message}</Typography>
      <Button variant="outlined" onClick={() => void refetch()}>
        {text('list.tryAgain')}
      </Button>
    </Box>
  )
}
