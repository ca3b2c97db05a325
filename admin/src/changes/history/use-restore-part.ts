import type { InstituteType } from '@pravesh/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { provider } from '../../api.ts'
import { partKindOf } from '../change-label.ts'
import { loggedTableOf } from '../values/fee-changes.ts'
import type { ChangedField } from './subject.ts'
import { type Restoring, useRestoring } from './use-restoring.ts'

/** Saves a former table of fees against the version of the one that the school has now. */
async function restoreFees(school: number, { part, before }: ChangedField): Promise<void> {
  const table = loggedTableOf(before)
  const session = part?.title
  if (!table || !session) throw new Error('The log has no table of fees here')
  const parents = { school_id: school }
  const { versions } = await provider.act('grade-fees', 'list', { parents: { ...parents, session, limit: 100 } })
  const version = versions.find((current) => current.session === session)?.version ?? null
  await provider.act('grade-fees', 'replace', { parents, data: { ...table, session, version } })
}
/** Saves former fields of a part that is still there, or adds one that was deleted again. */
async function restoreRecord(resource: string, { part, before }: ChangedField): Promise<void> {
  const values = typeof before === 'object' && before !== null ? before : {}
  if (part?.action === 'deleted') {
    await provider.create(resource, { data: { ...values } })
    return
  }
  const id = part?.id
  if (id === undefined) throw new Error('The log has no number of this part')
  const { data: current } = await provider.getOne<RaRecord>(resource, { id })
  await provider.update(resource, { id, data: { ...current, ...values }, previousData: current })
}

/** Saves the former values of a part of an institute by the part's own calls, with their checks and their entry in the change log. */
export function useRestorePart(type: InstituteType, institute: number, field: ChangedField): Restoring {
  const queries = useQueryClient()
  const kind = partKindOf(field)
  const resource = `${type}s/${institute}/${kind === 'media' ? `${type}-media` : kind}`
  return useRestoring(async () => {
    await (kind === 'fees' ? restoreFees(institute, field) : restoreRecord(resource, field))
    await queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'institute-changes' || name === 'grade-fees' || name === resource,
    })
  })
}
