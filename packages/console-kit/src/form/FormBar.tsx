import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import {
  DeleteWithConfirmButton,
  SaveButton,
  useCanAccess,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useUnselect,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { countErrors } from '../fields/error-at.ts'
import { useTranslations } from '../language/translations.ts'
import { useDeleted } from '../requests/use-deleted.ts'
import { useOnline } from '../requests/use-online.ts'
import { useSaveConflict } from './conflict/conflict-context.ts'

type BarProps = {
  save: ConsoleKey
  called?: string
  canDelete?: boolean
  /** Effects of a deletion, and its obstacles: displayed before the confirmation. */
  deletion?: ConsoleKey
  /** Whether a deleted record can be restored from the bin. */
  toBin?: boolean
}

function Delete({ called, deletion, toBin = false }: Pick<BarProps, 'called' | 'deletion' | 'toBin'>) {
  const record = useRecordContext()
  const { name } = useResourceDefinition()
  const form = useFormContext()
  const redirect = useRedirect()
  const unselect = useUnselect(name)
  const { text } = useTranslations()
  const deleted = useDeleted()
  const onSuccess = (deletedRecord: unknown) => {
    deleted(deletedRecord)
    if (record) unselect([record.id], true)
    // Unsaved changes are deleted with it: no warning is needed.
    form.reset(undefined, { keepValues: true })
    redirect('list', name)
  }
  return (
    <DeleteWithConfirmButton
      resource={name}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      confirmTitle={text('form.deleteTitle', { name: called ?? '' })}
      confirmContent={[
        ...(toBin ? [] : [text('form.goneForGood')]),
        ...(deletion ? [text(deletion)] : []),
        text(toBin ? 'form.toBin' : 'form.noUndo'),
      ].join(' ')}
      confirmColor="warning"
    />
  )
}

/** The bar below every form: save, unsaved state, delete. It stays visible. Who may not save is told so. */
export function FormBar(props: BarProps) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const { text } = useTranslations()
  const { canAccess = true } = useCanAccess({ resource, action: record ? 'update' : 'create', record })
  if (canAccess) return <Bar {...props} />
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 3 }}>
      {text('form.readsOnly')}
    </Alert>
  )
}

function Bar({ save, called, canDelete = false, deletion, toBin = false }: BarProps) {
  const { text } = useTranslations()
  const { dirtyFields, errors, isSubmitting } = useFormState()
  const online = useOnline()
  const { conflict } = useSaveConflict()
  const record = useRecordContext()
  const errorCount = countErrors(errors)
  const changed = Object.keys(dirtyFields).length
  const isIdle = isSubmitting || conflict !== undefined
  const idle = record ? text('form.allSaved') : ''
  const word =
    isSubmitting && !online
      ? text('form.waitsForNetwork')
      : errorCount > 0
        ? text('form.toCorrect', { count: errorCount })
        : changed > 0
          ? text('console.unsaved')
          : idle
  return (
    <Paper
      role="toolbar"
      aria-label={text('form.bar')}
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
      {/* A press while the save is under way would send it twice, and in a conflict the notice above saves. Disabled, the button would lose the focus. */}
      <SaveButton
        label={save}
        alwaysEnable
        aria-disabled={isIdle}
        onClick={(event) => {
          if (isIdle) event.preventDefault()
        }}
        variant="contained"
        sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
      />
      <Typography
        variant="body2"
        color={errorCount > 0 ? 'error' : 'textSecondary'}
        aria-live="polite"
        sx={{ flex: 1 }}
      >
        {word}
      </Typography>
      {canDelete && record && <Delete called={called} deletion={deletion} toBin={toBin} />}
    </Paper>
  )
}
