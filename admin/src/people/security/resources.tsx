import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const SecurityLogList = lazy(async () => ({ default: (await import('./SecurityLogList.tsx')).SecurityLogList }))

/** Names of the resource of the security log. */
export const securityNames: readonly ResourceNames[] = [
  { name: 'security-log', label: menuTexts.securityLog, plural: menuTexts.securityLog },
]
/** The security log: its list. */
export const securityResource = <Resource name="security-log" list={SecurityLogList} />
