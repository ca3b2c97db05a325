import Alert from '@mui/material/Alert'
import { formatUnknownError } from '../../language/error-messages.ts'

/** Why a part of the page could not be read; nothing where it could. */
export const ReadProblem = ({ error }: { error: unknown }) =>
  error ? (
    <Alert severity="error" variant="outlined">
      {formatUnknownError(error)}
    </Alert>
  ) : null
