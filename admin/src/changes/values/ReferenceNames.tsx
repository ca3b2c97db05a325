import { useTranslations } from '@pravesh/console-kit'
import { titleOf } from '@pravesh/console-kit/fields/kind'
import { findEntity } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type RaRecord, useGetManyAggregate } from 'react-admin'

/** The names of records that a value refers to. Of one that is deleted its number, with that it is deleted. */
export function ReferenceNames({ to, ids }: { to: string; ids: readonly number[] }) {
  const { translate } = useTranslations()
  const { data, isPending } = useGetManyAggregate<RaRecord>(to, { ids: [...ids] }, { enabled: ids.length > 0 })
  if (isPending) return '…'
  const found = new Map((data ?? []).flatMap((record) => (record ? [[Number(record.id), record]] : [])))
  const entity = findEntity(to)
  return ids
    .map((id) => (found.has(id) ? titleOf(entity, found.get(id)) : `${translate(sharedTexts.deleted)} (#${id})`))
    .join(', ')
}
