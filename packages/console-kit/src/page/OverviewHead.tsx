import { formatDate } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { useTranslations } from '../language/translations.ts'
import { useConsole } from './console-context.ts'
import { PageHead } from './PageHead.tsx'

/** The head of a console's start page: today's date, and who is signed in. */
export function OverviewHead({ actions }: { actions?: ReactNode }) {
  const { client } = useConsole()
  const { text, language } = useTranslations()
  return (
    <PageHead
      title={text('console.overview')}
      detail={text('overview.signedInAs', {
        date: formatDate(new Date().toISOString(), language),
        person: client.session()?.person ?? '',
      })}
      {...(actions && { actions })}
    />
  )
}
