import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import type { StaffApplication, StaffApplicationRow } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { useDataProvider, useNotify, useResourceContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { MoveInputs } from './MoveInputs.tsx'
import { moveInputs, moveOf, moveResolver } from './move-form.ts'
import { type ApplicationMove, isNewLastDay, moveLabel, statusLabel } from './status-label.ts'
import { useAct } from './use-act.ts'

type DialogProps = {
  application: StaffApplicationRow
  status: ApplicationMove
  /** `moved`: the application after its move; undefined where it was not moved. */
  onClose: (moved?: StaffApplicationRow) => void
}

/** What a form begins with: the day, the time and the place that stand, where the move changes them. */
function initialOf(application: StaffApplicationRow, move: ApplicationMove): FieldValues {
  if (isNewLastDay(application, move)) return { replyBy: application.replyBy }
  return application.status === move && application.appointment ? application.appointment : {}
}

/**
 * Takes the details of an application's move: a note to the family, a day, a place on the list. An error is displayed at its field. After
 * a concurrent change of the application, the dialog explains it, retains the input and sends it for the new version; it closes if the
 * move is no longer possible.
 */
export function MoveDialog({ application: current, status, onClose }: DialogProps) {
  const { text, language } = useTranslations()
  const notify = useNotify()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const { busy, act } = useAct('applications', 'move', { fields: moveInputs })
  // The page reads its record again after a rejected move: this one is from the opening of the dialog.
  const [opened] = useState(current)
  const [application, setApplication] = useState<StaffApplicationRow>(opened)
  const [initial] = useState(() => initialOf(opened, status))
  const { id, updatedAt, applicant, replyBy } = application
  const resolver = moveResolver(status, updatedAt)

  async function readAgain() {
    // Without it the dialog stays unchanged, and the toast gives the reason of the failure.
    const latest = await dataProvider.getOne<StaffApplication>(resource, { id }).catch(() => undefined)
    if (!latest) return
    if (latest.data.moves.includes(status)) return setApplication(latest.data)
    const values = { move: moveLabel(opened, status), status: statusLabel(latest.data.status) }
    notify(text('application.moveClosed', values), { type: 'warning' })
    onClose()
  }
  async function submit(values: FieldValues) {
    const result = await act({ id, data: moveOf(values, status, updatedAt) })
    if ('response' in result) {
      onClose(result.response.data)
      return undefined
    }
    const { error, body } = result.failure
    if (error.code === 'CONFLICT') await readAgain()
    return body.errors
  }
  return (
    <FormDialog
      title={moveLabel(application, status)}
      submit={moveLabel(application, status)}
      busy={busy}
      record={initial}
      resolver={resolver}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <Box role="status">
        {updatedAt !== opened.updatedAt && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {text('application.conflict', { status: statusLabel(application.status) })}
          </Alert>
        )}
      </Box>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {text('application.moveIntro', { applicant })}
        {isNewLastDay(application, status) &&
          replyBy !== null &&
          ` ${text('application.lastDayNow', { date: formatDate(replyBy, language) })}`}
        {application.appointment !== null && application.status !== status && ` ${text('application.endsAppointment')}`}
      </Typography>
      <MoveInputs status={status} />
    </FormDialog>
  )
}
