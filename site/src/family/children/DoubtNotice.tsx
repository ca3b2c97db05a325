import { formatDate } from '@pravesh/messages'
import { className } from '../parts/class-name.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import type { Doubt } from './child-doubt.ts'

/** A warning of an unusual age or class. It can be saved as it is. */
export function DoubtNotice({ doubt }: { doubt: Doubt }) {
  const text = useText<'children' | 'choices'>()
  const language = useLanguage()
  const chosenClass = className(text, doubt.class)
  return (
    <div className="notice" role="alert">
      <strong>{text('children.doubtTitle')}</strong>
      <p>
        {doubt.kind === 'class'
          ? text('children.doubtClass', { now: className(text, doubt.now), class: chosenClass })
          : text('children.doubtAge', {
              ...{ date: formatDate(doubt.on, language), years: doubt.years },
              ...{ class: chosenClass, least: doubt.least },
            })}
      </p>
    </div>
  )
}
