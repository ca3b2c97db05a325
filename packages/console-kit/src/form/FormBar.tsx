import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import {
  DeleteWithConfirmButton,
  SaveButton,
  useRecordContext,
  useRedirect,
  useResourceDefinition,
  useUnselect,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useDeleted } from '../console/use-deleted.ts'

type BarProps = {
  save: string
  called?: string
  canDelete?: boolean
  /** What a deletion takes along, and what stands in its way: said before it is confirmed. */
  deletion?: string
}

function Delete({ called, deletion }: Pick<BarProps, 'called' | 'deletion'>) {
  const record = useRecordContext()
  const { name } = useResourceDefinition()
  const form = useFormContext()
  const redirect = useRedirect()
  const unselect = useUnselect(name)
  const deleted = useDeleted()
  const onSuccess = (gone: unknown) => {
    deleted(gone)
    if (record) unselect([record.id], true)
    // What was not saved is gone with it: nothing to be warned of.
    form.reset(undefined, { keepValues: true })
    redirect('list', name)
  }
  return (
    <DeleteWithConfirmButton
      resource={name}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      confirmTitle={`Delete ${called}?`}
      confirmContent={['It is gone for good, and from the public pages too.', deletion, 'This cannot be undone.']
        .filter(Boolean)
        .join(' ')}
      confirmColor="warning"
    />
  )
}

/** The bar below every form: save, what is unsaved, delete. It stays in sight. */
export function FormBar({ save, called, canDelete = false, deletion }: BarProps) {
  const { dirtyFields, errors } = useFormState()
  const record = useRecordContext()
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
      {canDelete && record && <Delete called={called} deletion={deletion} />}
    </Paper>
  )
}
