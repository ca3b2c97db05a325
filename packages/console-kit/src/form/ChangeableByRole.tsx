import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin'

/** Disables inputs and buttons for who may not change the record, or the records of the resource, that they are about. */
export function ChangeableByRole({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const { canAccess = true } = useCanAccess({ resource, action: 'update', record })
  return (
    <Box component="fieldset" disabled={!canAccess} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {children}
    </Box>
  )
}
