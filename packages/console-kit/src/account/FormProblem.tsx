import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** The server's reason for rejecting a dialog's form that concerns no field: behind a dialog, a screen reader does not announce a toast. */
export function FormProblem() {
  const { errors } = useFormState()
  const translate = useTranslate()
  const { root, ...ofFields } = errors
  const message = Object.keys(ofFields).length > 0 ? undefined : root?.serverError?.message
  return (
    <Box role="status">
      {message && (
        <Alert severity="error" variant="outlined" role="none" sx={{ mb: 2 }}>
          {translate(message)}
        </Alert>
      )}
    </Box>
  )
}
