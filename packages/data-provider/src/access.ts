import { type Endpoint, type Role, rolesOf } from '@pravesh/contract'
import type { Descriptor, Resources } from './descriptor.ts'

/** Roles of the signed-in person: at the operator, or at each institute by its id. */
export type Permissions = { role?: Role; institutes?: Readonly<Record<string, Role>> }
/** What a screen, or a button of it, is about to do: react-admin's actions, `update` for saving, and the verbs of a resource. */
export type AccessRequest = { resource: string; action: string; id?: string | number | undefined }

/** The call that an action makes. A record is opened by reading it, and added or saved by its own call or by the first verb that writes. */
function endpointOf({ list, get, actions = {}, ...writes }: Descriptor, action: string): Endpoint | undefined {
  const verbs = Object.values(actions).map(({ endpoint }) => endpoint)
  const reading = list ?? get ?? verbs.find(({ method }) => method === 'GET')
  const writing = verbs.find(({ method }) => method !== 'GET')
  const endpoints: Readonly<Record<string, Endpoint | undefined>> = {
    ...{ list: reading, export: reading, show: get ?? reading, edit: get ?? reading },
    create: writes.create ?? writing,
    update: writes.update ?? writing,
    delete: writes.remove,
  }
  return actions[action]?.endpoint ?? endpoints[action]
}

/**
 * Whether the person may make the call of an action, by the roles that its endpoint declares. The server decides by the same table: this
 * only leaves out what it would refuse. What is no resource, such as a page of texts, is open.
 */
export function isAllowed(resources: Resources, { role, institutes }: Permissions, request: AccessRequest): boolean {
  const [name = '', parentId] = request.resource.split('/').reverse()
  const descriptor = resources[name]
  if (!descriptor) return true
  const endpoint = endpointOf(descriptor, request.action)
  if (!endpoint) return false
  const ownRole = role ?? institutes?.[parentId ?? request.id ?? '']
  // A list across institutes holds those of the person.
  return ownRole === undefined || rolesOf(endpoint).includes(ownRole)
}
