import { type Fields, hindiProgress } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { ListButton, type RaRecord } from 'react-admin'
import { entityLabel, entityPlural, type Named } from '../language/declared-messages.ts'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslations } from '../language/translations.ts'
import { PageHead } from '../page/PageHead.tsx'

export type DatedRecord = RaRecord & { createdAt?: string; updatedAt?: string }
type RecordHeadProps = {
  record: DatedRecord
  title: string
  /** Names of a record and of several, as declared. */
  entity: Named & { fields?: Fields }
  actions?: ReactNode
}

/** The head of a record's page: its title, when it was added and changed, and a link to the list. */
export function RecordHead({ record, title, entity, actions }: RecordHeadProps) {
  const { text, translate, language } = useTranslations()
  const progress = hindiProgress(entity.fields ?? {}, record)
  const dated = text('form.dated', {
    label: translate(entityLabel(entity)),
    added: formatDateTime(record.createdAt ?? '', language),
    changed: formatDateTime(record.updatedAt ?? '', language),
  })
  return (
    <PageHead
      title={title}
      detail={progress ? `${dated} · ${text('form.hindiTexts', progress)}` : dated}
      actions={
        <>
          <ListButton label={text('list.all', { plural: inSentence(translate(entityPlural(entity))) })} />
          {actions}
        </>
      }
    />
  )
}
