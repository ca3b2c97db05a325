import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { ListButton, useEditContext } from 'react-admin'
import { PageHead } from '../shell/PageHead.tsx'

const isAbsent = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

/** An editor without its record: still being read, gone, or not to be had at this moment. */
export function RecordState({ what }: { what: string }) {
  const { error, refetch } = useEditContext()
  if (!error)
    return (
      <Box aria-busy="true" aria-label="Reading">
        <PageHead title={what} detail="Reading…" />
        <Skeleton variant="rounded" height={320} />
      </Box>
    )
  const gone = isAbsent(error)
  return (
    <>
      <PageHead title={gone ? 'Not found' : `This ${what.toLowerCase()} could not be read`} />
      <Typography sx={{ mb: 2 }}>
        {gone
          ? `There is no such ${what.toLowerCase()}: it may have been deleted, or the address has a slip in it.`
          : String(error.message)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ListButton label="To the list" variant="outlined" />
        {!gone && (
          <Button variant="contained" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Box>
    </>
  )
}
