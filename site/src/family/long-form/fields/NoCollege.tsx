import { pathIn } from '../../../lib/page/language.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** In the place of a choice among colleges, where none is on the shortlist. */
export function NoCollege() {
  const text = useText<'longForm'>()
  const language = useLanguage()
  return (
    <p>
      {text('longForm.shortlistFirst')}{' '}
      <a href={pathIn(language, '/student/shortlist')}>{text('longForm.toShortlist')}</a>
    </p>
  )
}
