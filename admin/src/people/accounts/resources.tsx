import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const AccountList = lazy(async () => ({ default: (await import('./AccountList.tsx')).AccountList }))

/** Names of the resource of accounts. */
export const accountNames: readonly ResourceNames[] = [
  { name: 'accounts', label: { declared: 'Account' }, plural: { declared: 'Accounts' } },
]
/** Accounts of all realms: their list. */
export const accountResource = <Resource name="accounts" list={AccountList} recordRepresentation="name" />
