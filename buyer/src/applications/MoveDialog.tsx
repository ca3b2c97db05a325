import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useWords } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/resolver'
import { type DeskApplication, deskMove, documentTypes } from '@pravesh/contract'
import { DateInput, Form, NumberInput, SelectArrayInput, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../api.ts'
import { fieldLabel } from '../record/field-label.ts'
import { statusLabel } from './status-label.ts'

type Move = DeskApplication['moves'][number]
type DialogProps = { application: DeskApplication; status: Move; onClose: () => void }

const inputNames = ['note', 'on', 'documentTypes', 'replyBy', 'waitlistNumber'] as const
const isFilled = ([, value]: [string, unknown]) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Asks for what a move of an application needs: a note to the family, a day, a place on the list. A refusal lands at its field. */
export function MoveDialog({ application, status, onClose }: DialogProps) {
  const { text } = useWords()
  const { busy, act } = useAct('applications', 'move', { fields: inputNames })
  const { id, updatedAt, applicant } = application
  const resolver = formResolver(deskMove, (values) => {
    const given = Object.fromEntries(inputNames.map((name) => [name, values[name]]))
    return { ...Object.fromEntries(Object.entries(given).filter(isFilled)), status, updatedAt }
  })
  async function submit(values: FieldValues) {
    const data = deskMove.parse({ ...Object.fromEntries(Object.entries(values).filter(isFilled)), status, updatedAt })
    const result = await act({ id, data })
    if ('answer' in result) {
      onClose()
      return undefined
    }
    return result.refused.body.errors
  }
  const documents = documentTypes.map((type) => ({ id: type, name: fieldLabel(type) }))
  return (
    <Dialog open onClose={onClose} aria-labelledby="move-title" fullWidth maxWidth="sm">
      <Form record={{}} resolver={resolver} onSubmit={submit} noValidate disableInvalidFormNotification>
        <DialogTitle id="move-title">{statusLabel(`to_${status}`)}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {text('application.moveIntro', { applicant })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {status === 'offered' && (
              <DateInput source="replyBy" label="application.replyBy" isRequired helperText={false} />
            )}
            {status === 'waitlisted' && (
              <NumberInput
                source="waitlistNumber"
                label="application.waitlistNumber"
                min={1}
                isRequired
                helperText={false}
              />
            )}
            {(status === 'test' || status === 'interaction') && (
              <DateInput source="on" label="application.on" helperText={false} />
            )}
            {status === 'documents_requested' && (
              <SelectArrayInput
                source="documentTypes"
                label="application.documentTypes"
                choices={documents}
                helperText={false}
              />
            )}
            <TextInput
              source="note"
              label="application.note"
              helperText="application.noteHelp"
              isRequired={status === 'rejected'}
              multiline
              minRows={3}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('console.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {statusLabel(`to_${status}`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
