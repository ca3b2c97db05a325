import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const SettingsPage = lazy(async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage }))

/** Names of the resource of settings. */
export const settingsNames: readonly ResourceNames[] = [
  { name: 'settings', label: menuTexts.settings, plural: menuTexts.settings },
]
/** What this installation is set to do. */
export const settingsResource = <Resource name="settings" list={SettingsPage} />
