import { useNotify } from 'react-admin'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** The same in a console's bar. */
export function BarLanguageSwitch() {
  const notify = useNotify()
  return <LanguageSwitch onFailed={() => notify('ra.notification.http_error', { type: 'error' })} />
}
