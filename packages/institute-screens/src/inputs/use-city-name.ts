import { type RaRecord, useGetList } from 'react-admin'

/** All states: they are 36. */
const allStates = { pagination: { page: 1, perPage: 300 }, sort: { field: 'name', order: 'ASC' as const } }

/** Name of a city with its state, which distinguishes cities of one name: `Aurangabad, Bihar`. */
export function useCityName(): (city: RaRecord) => string {
  const { data: states = [] } = useGetList<RaRecord>('state', allStates)
  return ({ name, state }) => {
    const stateName: unknown = states.find(({ id }) => id === state)?.name
    return typeof stateName === 'string' ? `${name}, ${stateName}` : String(name)
  }
}
