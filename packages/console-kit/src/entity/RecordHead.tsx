import { formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { ListButton, type RaRecord } from 'react-admin'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslations } from '../language/translations.ts'
import { PageHead } from '../page/PageHead.tsx'

export type DatedRecord = RaRecord & { createdAt?: string; updatedAt?: string }
type RecordHeadProps = {
  record: DatedRecord
  title: string
  /** Names of a record and of several, as declared. */
  entity: { label: string; plural: string }
  actions?: ReactNode
}

/** The head of a record's page: its title, when it was added and changed, and a link to the list. */
export function RecordHead({ record, title, entity: { label, plural }, actions }: RecordHeadProps) {
  const { text, translate, language } = useTranslations()
  return (
    <PageHead
      title={title}
      detail={text('form.dated', {
        label: translate(label),
        added: formatDateTime(record.createdAt ?? '', language),
        changed: formatDateTime(record.updatedAt ?? '', language),
      })}
      actions={
        <>
          <ListButton label={text('list.all', { plural: inSentence(translate(plural)) })} />
          {actions}
        </>
      }
    />
  )
}
