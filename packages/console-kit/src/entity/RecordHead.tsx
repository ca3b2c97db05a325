import { type Fields, hindiProgress } from '@pravesh/contract'
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
  entity: { label: string; plural: string; fields?: Fields }
  actions?: ReactNode
}

/** The head of a record's page: its title, when it was added and changed, and a link to the list. */
export function RecordHead({ record, title, entity: { label, plural, fields = {} }, actions }: RecordHeadProps) {
  const { text, translateDeclared, language } = useTranslations()
  const progress = hindiProgress(fields, record)
  const dated = text('form.dated', {
    label: translateDeclared(label),
    added: formatDateTime(record.createdAt ?? '', language),
    changed: formatDateTime(record.updatedAt ?? '', language),
  })
  return (
    <PageHead
      title={title}
      detail={progress ? `${dated} · ${text('form.hindiTexts', progress)}` : dated}
      actions={
        <>
          <ListButton label={text('list.all', { plural: inSentence(translateDeclared(plural)) })} />
          {actions}
        </>
      }
    />
  )
}
