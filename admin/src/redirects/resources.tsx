import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const RedirectList = lazy(async () => ({ default: (await import('./RedirectList.tsx')).RedirectList }))

/** Names of the resource of former addresses. */
export const redirectNames: readonly ResourceNames[] = [
  { name: 'redirects', label: menuTexts.redirect, plural: menuTexts.redirects },
]
/** The list of former addresses. */
export const redirectResource = <Resource name="redirects" list={RedirectList} recordRepresentation="url" />
