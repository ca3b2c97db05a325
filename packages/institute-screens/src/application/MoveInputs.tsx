import Box from '@mui/material/Box'
import { documentTypes, rejectionReasons } from '@pravesh/contract'
import { CheckboxGroupInput, DateInput, NumberInput, SelectArrayInput, TextInput } from 'react-admin'
import { fieldLabel } from '../record/field-label.ts'
import { type ApplicationMove, isAppointment, reasonLabel } from './status-label.ts'

/** Fields of a move to this status, with a note to the family. */
export function MoveInputs({ status }: { status: ApplicationMove }) {
  const documents = documentTypes.map((type) => ({ id: type, name: fieldLabel(type) }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {status === 'offered' && <DateInput source="replyBy" label="application.replyBy" isRequired helperText={false} />}
      {status === 'waitlisted' && (
        <NumberInput source="waitlistNumber" label="application.waitlistNumber" min={1} isRequired helperText={false} />
      )}
      {isAppointment(status) && (
        <>
          <DateInput source="on" label="application.on" helperText={false} />
          <TextInput source="time" label="application.time" helperText="application.timeHelp" />
          <TextInput source="place" label="application.place" helperText={false} />
          <TextInput source="bring" label="application.bring" helperText={false} />
        </>
      )}
      {status === 'documents_requested' && (
        <SelectArrayInput
          source="documentTypes"
          label="application.documentTypes"
          choices={documents}
          helperText={false}
        />
      )}
      {status === 'rejected' && (
        <CheckboxGroupInput
          source="reasons"
          label="application.reasons"
          choices={rejectionReasons.map((reason) => ({ id: reason, name: reasonLabel(reason) }))}
          helperText={false}
        />
      )}
      <TextInput source="note" label="application.note" helperText="application.noteHelp" multiline minRows={3} />
    </Box>
  )
}
