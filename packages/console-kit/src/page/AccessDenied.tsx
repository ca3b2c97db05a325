import { useTranslate } from 'react-admin'
import { PageHead } from './PageHead.tsx'

/** In place of a page that the person's role does not include. */
export function AccessDenied() {
  const translate = useTranslate()
  return <PageHead title={translate('ra.page.access_denied')} detail={translate('ra.message.access_denied')} />
}
