import { endpointTable } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { extra, specified } from './calls.ts'

const stripParameters = (path: string): string => path.replace(/:\w+/g, ':').replace(/\/$/, '')
/** Served at its own address, or by an endpoint whose parameters accept its path. */
function served(call: string): boolean {
  const [method, path = ''] = call.split(' ')
  return endpointTable.some((e) => {
    if (e.method !== method) return false
    if (stripParameters(e.path) === path) return true
    const [requestedParts, declared] = [path.split('/'), e.path.replace(/\/$/, '').split('/')]
    if (requestedParts.length !== declared.length) return false
    if (!declared.every((part, i) => part === requestedParts[i] || (part.startsWith(':') && requestedParts[i] !== ':')))
      return false
    const params = declared.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), requestedParts[i]]] : []))
    return e.params?.safeParse(Object.fromEntries(params)).success ?? false
  })
}
/** Calls of the list that no endpoint answers at its very address. A call that arrives must leave this set. */
const notYetServed: readonly string[] = []

test('every call of the specification stands in the table', () => {
  const calls = [...specified, ...extra]
  const missing = calls.filter((call) => !served(call))
  console.log(`${calls.length} calls listed, ${endpointTable.length} endpoints, ${missing.length} missing`)
  expect(missing.toSorted()).toEqual(notYetServed.toSorted())
})

test('creates answer 200, except awards of the desk and questions of an institute', () => {
  const created = endpointTable.filter((e) => e.status === 201).map((e) => `${e.method} ${stripParameters(e.path)}`)
  const awards = ['POST', 'PUT', 'DELETE'].map((method) => `${method} /admin/awards/:`)
  expect(created.toSorted()).toEqual([...awards, 'POST /buyer/faqs/:'].toSorted())
})
