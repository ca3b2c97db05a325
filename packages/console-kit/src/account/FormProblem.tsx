import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Why the server refused a form of a dialog where no field is to blame: behind a dialog, a screen reader does not hear a toast. */
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
