import { findEntity } from '@pravesh/contract'
import { useWatch } from 'react-hook-form'

/**
 * Initial values of a record added from a form: the records chosen in the same form under the names of its own references. A
 * specialization takes the course of the form.
 */
export function useInitialFromForm(to: string, source: string): Readonly<Record<string, number>> {
  const fields = Object.entries(findEntity(to)?.fields ?? {})
  const names = fields.flatMap(([name, { kind }]) => (kind === 'reference' ? [name] : []))
  const path = source.slice(0, source.lastIndexOf('.') + 1)
  const values: readonly unknown[] = useWatch({ name: names.map((name) => `${path}${name}`) })
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = values[index]
      return typeof value === 'number' ? [[name, value]] : []
    }),
  )
}
