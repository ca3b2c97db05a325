import { isAllowed, type Permissions } from '@pravesh/data-provider'
import { usePermissions } from 'react-admin'
import { access } from '../api.ts'

/** Whether the person's role opens the list at an address, such as `/enquiries?filter=…`. */
export function useMayOpen(): (to: string) => boolean {
  const { permissions = {} } = usePermissions<Permissions>()
  return (to) => isAllowed(access.resources, permissions, { resource: to.slice(1).split('?')[0] ?? '', action: 'list' })
}
