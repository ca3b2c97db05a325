import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffApplication } from '@pravesh/contract'
import { useState } from 'react'
import { useCanAccess, useResourceContext } from 'react-admin'
import { MoveDialog } from './MoveDialog.tsx'
import { type ApplicationMove, isNewLastDay, moveLabel } from './status-label.ts'

/** A button for each possible move; a dialog takes the details of the move. */
export function MoveButtons({ application }: { application: StaffApplication }) {
  const { text } = useTranslations()
  const [move, setMove] = useState<ApplicationMove>()
  const { canAccess: canMove = false } = useCanAccess({ resource: useResourceContext() ?? '', action: 'move' })
  const { moves } = application
  if (!canMove || (moves.length === 0 && !move)) return null
  return (
    <Box role="group" aria-label={text('application.moves')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {moves.map((status, index) => (
        <Button
          key={status}
          variant={index === 0 && !isNewLastDay(application, status) ? 'contained' : 'outlined'}
          color={status === 'rejected' ? 'error' : 'primary'}
          onClick={() => setMove(status)}
        >
          {moveLabel(application, status)}
        </Button>
      ))}
      {move && <MoveDialog application={application} status={move} onClose={() => setMove(undefined)} />}
    </Box>
  )
}
