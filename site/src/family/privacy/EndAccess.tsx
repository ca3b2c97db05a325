import { admission } from 'virtual:endpoints'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useText } from '../shell/i18n.ts'
import { Confirmed } from './Confirmed.tsx'

type Props = {
  /** The id of the application. */
  id: number
  /** The institute that reads it. */
  name: string
  /** An application that is not closed is withdrawn with it. */
  isOpen: boolean
}

/** Ends an institute's access to an application, after a dialog that names the consequence. */
export function EndAccess({ id, name, isOpen }: Props) {
  const text = useText<'privacy'>()
  const act = () => api().call(admission.endAccess, { params: { id } })
  function done() {
    touch('access', 'dashboard', 'shortlist')
    showToast({
      type: 'success',
      title: text('privacy.done'),
      message: text('privacy.doneLead', { name }),
      duration: 5000,
    })
  }
  return (
    <Confirmed
      label={text('privacy.end')}
      subject={name}
      title={text('privacy.endSure', { name })}
      lead={text(isOpen ? 'privacy.endOpenLead' : 'privacy.endLead', { name })}
      act={act}
      onDone={done}
    />
  )
}
