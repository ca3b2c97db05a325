import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { draftOwner } from '../../../lib/family/draft.ts'
import { otherTabs } from '../../../lib/family/other-tabs.ts'
import { user } from '../../../stores/session.ts'
import { isNewer, isRecord, type LongRecord, type Source } from '../source.ts'

/** The account that drafts and messages of this page belong to. */
export function useAccount(): string {
  const account = useStore(user)
  return draftOwner(account)
}

/** Takes a record unless a newer one is there. */
export function putNewer({ cell }: Pick<Source, 'cell'>, record: LongRecord): void {
  const { data } = cell.get()
  if (!data || isNewer(record.updatedAt, data.updatedAt)) cell.put(record)
}

/** The same form in other tabs: saves are announced to each other at once. */
export function useTabs(source: Source): Source {
  const account = useAccount()
  const { cell, key } = source
  const tabs = useRef<ReturnType<typeof otherTabs>>(undefined)
  useEffect(() => {
    const onMessage = (message: unknown) => {
      if (isRecord(message)) putNewer({ cell }, message)
    }
    tabs.current = otherTabs(`form:${account}:${key}`, onMessage, () => void cell.reload())
    return tabs.current.stop
  }, [account, cell, key])
  return {
    ...source,
    async save(...saveArguments) {
      const record = await source.save(...saveArguments)
      tabs.current?.send(record)
      return record
    },
  }
}
