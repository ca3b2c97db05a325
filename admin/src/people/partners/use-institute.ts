import type { InstituteType } from '@pravesh/contract'
import { type RaRecord, useGetOne } from 'react-admin'

/** The record of an institute of ours with the name of its city; undefined while it is read, and without an id. */
export function useInstitute(instituteType: InstituteType, id: number | null) {
  // A row of a list, the placeholder until the record arrives, has the name of the city and only some fields.
  const { data } = useGetOne<RaRecord>(`${instituteType}s`, { id: id ?? 0 }, { enabled: id !== null, staleTime: 0 })
  const cityId: unknown = data?.city
  const isKnown = typeof cityId === 'number'
  const { data: city, isLoading } = useGetOne<RaRecord>(
    'school-city',
    { id: isKnown ? cityId : 0 },
    { enabled: isKnown },
  )
  return data && id !== null && !isLoading
    ? { record: data, cityName: String(city?.name ?? data.cityName ?? '') }
    : undefined
}
