import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useNotify } from 'react-admin'
import { useTranslations } from '../../../language/translations.ts'

/** Copies a text, and says whether the browser allowed it. */
export function useCopy(): (text: string) => void {
  const notify = useNotify()
  const { translate } = useTranslations()
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(translate(ownAccountTexts.copied), { type: 'info' }),
      () => notify(translate(ownAccountTexts.notCopied), { type: 'warning' }),
    )
}
