import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const AccountList = lazy(async () => ({ default: (await import('./AccountList.tsx')).AccountList }))

/** Names of the resource of accounts. */
export const accountNames: readonly ResourceNames[] = [
  { name: 'accounts', label: menuTexts.account, plural: menuTexts.accounts },
]
/** Accounts of all realms: their list. */
export const accountResource = <Resource name="accounts" list={AccountList} recordRepresentation="name" />
