import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Change, ChangedField, Subject } from './subject.ts'

/** The ids that the former value of a field refers to, with the catalogue that has them. */
function referencesOf({ fields }: Subject, { name, before }: ChangedField): { to: string; ids: readonly number[] } {
  const field = fields[name]
  if (field?.kind !== 'reference' && field?.kind !== 'references') return { to: '', ids: [] }
  return { to: field.to, ids: [before].flat().flatMap((id) => (typeof id === 'number' ? [id] : [])) }
}

/** Addresses of files of ours in a value, as fields and parts name them. */
const fileAddresses = (value: unknown): string[] =>
  JSON.stringify(value ?? null).match(/\/files\/[A-Za-z0-9_-]{32}\.[a-z]{3,4}/g) ?? []
/** Those files that are there. One that nothing showed for a week is removed. */
async function presentFiles(addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => ((await fetch(address, { method: 'HEAD' })).ok ? [address] : [])),
  )
  return found.flat()
}

/**
 * Returns a function that tells whether a field's former value refers to a deleted record, by one read of each catalogue in the changes,
 * or to a removed file. Undefined until they are read.
 */
export function useDeletedReferences(
  subject: Subject,
  changes: readonly Change[],
): ((field: ChangedField) => boolean) | undefined {
  const provider = useDataProvider()
  const requestedIds = new Map<string, Set<number>>()
  for (const field of changes.flatMap(({ fields }) => fields)) {
    const { to, ids } = referencesOf(subject, field)
    if (ids.length > 0) requestedIds.set(to, new Set([...(requestedIds.get(to) ?? []), ...ids]))
  }
  const targets = [...requestedIds].map(([to, ids]) => ({ to, ids: [...ids] }))
  const files = [...new Set(changes.flatMap(({ fields }) => fields.flatMap(({ before }) => fileAddresses(before))))]
  const { data: found } = useQuery({
    queryKey: [subject.resource, 'history-references', targets, files],
    queryFn: async () => {
      const pages = await Promise.all(
        targets.map(async ({ to, ids }) => {
          const { data } = await provider.getMany(to, { ids })
          return data.map(({ id }: { id: unknown }) => `${to} ${String(id)}`)
        }),
      )
      return [...pages.flat(), ...(await presentFiles(files))]
    },
  })
  if (!found) return undefined
  return (field) => {
    const { to, ids } = referencesOf(subject, field)
    return (
      ids.some((id) => !found.includes(`${to} ${id}`)) ||
      fileAddresses(field.before).some((address) => !found.includes(address))
    )
  }
}
