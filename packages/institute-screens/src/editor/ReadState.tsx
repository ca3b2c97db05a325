import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'

type ReadStateProps = {
  error: Error | null
  refetch: () => Promise<unknown>
  /** Height of what is being read, in pixels. */
  height: number
}

/** True where the server says that there is no such record. */
export const isAbsent = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404

/** What a screen shows while it has nothing read yet: that it is being read, or why it cannot be, with a way to try again. */
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
