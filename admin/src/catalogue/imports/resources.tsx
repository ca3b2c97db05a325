import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const ImportList = lazy(async () => ({ default: (await import('./ImportList.tsx')).ImportList }))
const ImportCreate = lazy(async () => ({ default: (await import('./ImportCreate.tsx')).ImportCreate }))
const ImportPage = lazy(async () => ({ default: (await import('./ImportPage.tsx')).ImportPage }))

/** Names of the resource of imports. */
export const importNames: readonly ResourceNames[] = [
  { name: 'imports', label: menuTexts.import, plural: menuTexts.imports },
]
/** Imports of registers: their list, a new one, and how far one is. */
export const importResource = (
  <Resource name="imports" list={ImportList} create={ImportCreate} show={ImportPage} recordRepresentation="file" />
)
