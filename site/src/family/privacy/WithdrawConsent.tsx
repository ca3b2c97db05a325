import { student } from 'virtual:endpoints'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useText } from '../shell/i18n.ts'
import { Confirmed } from './Confirmed.tsx'

type Props = {
  /** The id of the enquiry. */
  id: number
  /** Who reads it. */
  reader: string
  reference: string
}

/** Withdraws the consent to an enquiry, after a dialog that names the consequence. */
export function WithdrawConsent({ id, reader, reference }: Props) {
  const text = useText<'privacy'>()
  const act = () => api().call(student.withdrawEnquiry, { body: { ids: [id] } })
  function done() {
    touch('consents', 'queries', 'dashboard')
    showToast({
      type: 'success',
      title: text('privacy.withdrawDone'),
      message: text('privacy.withdrawDoneLead'),
      duration: 5000,
    })
  }
  return (
    <Confirmed
      label={text('privacy.withdraw')}
      subject={`${reader}, ${reference}`}
      title={text('privacy.withdrawSure')}
      lead={text('privacy.withdrawLead', { name: reader })}
      act={act}
      onDone={done}
    />
  )
}
