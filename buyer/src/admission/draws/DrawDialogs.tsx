import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import { cancelBody, lotsBody, type OwnDraw } from '@pravesh/contract'
import { drawTexts } from '@pravesh/messages/screens/institute/draws'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useAct } from '../../api.ts'

const bodyOfLots = ({ number }: FieldValues) => ({ number: number || null })
const bodyOfCancel = ({ reason }: FieldValues) => ({ reason: reason ?? '' })
const lotsResolver = formResolver(lotsBody, bodyOfLots)
const cancelResolver = formResolver(cancelBody, bodyOfCancel)
const empty = {}

/** Draws lots, with the public number where the rule asks for one. */
function LotsDialog({ draw: { id, numberRule }, onClose }: { draw: OwnDraw; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('draws', 'drawLots', { fields: ['number'] })
  async function submit(values: FieldValues) {
    const result = await act({ id, data: lotsBody.parse(bodyOfLots(values)) })
    if ('failure' in result) return result.failure.body.errors
    onClose()
    return undefined
  }
  return (
    <FormDialog
      title={translate(drawTexts.draw)}
      submit={translate(drawTexts.draw)}
      busy={busy}
      record={empty}
      resolver={lotsResolver}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate(drawTexts.drawIntro)}
      </Typography>
      {numberRule !== null && (
        <TextInput
          source="number"
          label={translate(drawTexts.number)}
          helperText={translate(drawTexts.numberHelp, { rule: numberRule })}
          isRequired
          fullWidth
        />
      )}
    </FormDialog>
  )
}

/** Cancels a draw, with the reason. */
function CancelDialog({ draw: { id }, onClose }: { draw: OwnDraw; onClose: () => void }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('draws', 'cancel', { fields: ['reason'] })
  async function submit(values: FieldValues) {
    const result = await act({ id, data: cancelBody.parse(bodyOfCancel(values)) })
    if ('failure' in result) return result.failure.body.errors
    onClose()
    return undefined
  }
  return (
    <FormDialog
      title={translate(drawTexts.cancel)}
      submit={translate(drawTexts.cancel)}
      busy={busy}
      record={empty}
      resolver={cancelResolver}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate(drawTexts.cancelIntro)}
      </Typography>
      <TextInput source="reason" label={translate(drawTexts.reason)} isRequired multiline fullWidth />
    </FormDialog>
  )
}

/** What can be done with a draw now. */
export function DrawActions({ draw }: { draw: OwnDraw }) {
  const { translate } = useTranslations()
  const [dialog, setDialog] = useState<'lots' | 'cancel'>()
  const { canAct } = useAct('draws', 'drawLots')
  if (!canAct || draw.state === 'drawn' || draw.state === 'cancelled') return null
  const isTime = draw.state === 'closed' && Date.parse(draw.drawsAt) <= Date.now()
  const close = () => setDialog(undefined)
  return (
    <>
      {isTime && (
        <Button variant="contained" onClick={() => setDialog('lots')}>
          {translate(drawTexts.draw)}
        </Button>
      )}
      <Button color="inherit" onClick={() => setDialog('cancel')}>
        {translate(drawTexts.cancel)}
      </Button>
      {dialog === 'lots' && <LotsDialog draw={draw} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog draw={draw} onClose={close} />}
    </>
  )
}
