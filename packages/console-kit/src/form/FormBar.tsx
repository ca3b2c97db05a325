import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { DeleteWithConfirmButton, SaveButton, useRecordContext, useResourceDefinition } from 'react-admin'
import { useFormState } from 'react-hook-form'

type BarProps = { save: string; called?: string; canDelete?: boolean }

/** The bar below every form: save, what is unsaved, delete. It stays in sight. */
export function FormBar({ save, called, canDelete = false }: BarProps) {
  const { dirtyFields, errors } = useFormState()
  const record = useRecordContext()
  const { name } = useResourceDefinition()
  const wrong = Object.keys(errors).filter((field) => field !== 'root').length
  const changed = Object.keys(dirtyFields).length
  const word = wrong > 0 ? `${wrong} to correct` : changed > 0 ? 'Not saved yet' : record ? 'All saved' : ''
  return (
    <Paper
      role="toolbar"
      aria-label="Form"
      square
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        mt: 3,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveButton label={save} alwaysEnable variant="contained" />
      <Typography variant="body2" color={wrong > 0 ? 'error' : 'textSecondary'} aria-live="polite" sx={{ flex: 1 }}>
        {word}
      </Typography>
      {canDelete && record && (
        <DeleteWithConfirmButton
          resource={name}
          mutationMode="pessimistic"
          redirect="list"
          confirmTitle={`Delete ${called}?`}
          confirmContent="It is gone for good, and from the public pages too. This cannot be undone."
          confirmColor="warning"
        />
      )}
    </Paper>
  )
}
