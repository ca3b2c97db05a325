import { lookups } from 'virtual:endpoints'
import { api } from '../../../api/client.ts'
import type { ReadNames } from './SuggestedInput.tsx'

/** Fields whose names the catalogue has. */
type SuggestedKind = 'school' | 'state' | 'city'

/** Fewer letters than these fit too many schools. */
const fewestLetters = 2
const unique = (rows: readonly { name: string }[]) => [...new Set(rows.map(({ name }) => name))]

/** The state next to a city, in the field whose name differs in its last part. */
function stateBeside({ form, name }: HTMLInputElement): string {
  const state = form?.elements.namedItem(name.replace(/city$/, 'state'))
  return state instanceof HTMLInputElement ? state.value.trim() : ''
}

/** The source of names for a field: schools by their name, states all, and the cities of the state next to it. */
export const suggestedNames: Readonly<Record<SuggestedKind, ReadNames>> = {
  school: async ({ value }, signal) => {
    const search = value.trim()
    if (search.length < fewestLetters) return []
    const { data } = await api().call(lookups.schoolNames, { query: { search, page_size: 10 } }, { signal })
    return unique(data)
  },
  state: async (_, signal) =>
    unique((await api().call(lookups.places, { params: { dataType: 'schoolstate' } }, { signal })).data),
  city: async (field, signal) => {
    const state = stateBeside(field)
    if (!state) return []
    const { data } = await api().call(
      lookups.places,
      { params: { dataType: 'schoolcity' }, query: { state } },
      { signal },
    )
    return unique(data)
  },
}
