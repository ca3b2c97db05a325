import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const BinList = lazy(async () => ({ default: (await import('./BinList.tsx')).BinList }))

/** Names of the resource of deleted records. */
export const binNames: readonly ResourceNames[] = [
  { name: 'bin', label: menuTexts.deletedRecord, plural: menuTexts.deletedRecords },
]
/** The list of deleted and merged records. */
export const binResource = <Resource name="bin" list={BinList} />
