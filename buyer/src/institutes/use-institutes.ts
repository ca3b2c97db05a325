import type { BuyerInstitute } from '@pravesh/contract'
import { useEffect } from 'react'
import { useGetList, useStore } from 'react-admin'
import { useMatch } from 'react-router-dom'
import { client } from '../api.ts'
import { useWork } from '../work/use-work.ts'

/**
 * The institutes of this account and the selected one: that of the address, else the one of the last visit, else the one with the
 * most urgent work, else the first. None is selected where the address names an institute that is not this account's.
 */
export function useInstitutes() {
  const { data: institutes = [], isPending } = useGetList<BuyerInstitute>(
    'institutes',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: client.session() !== undefined },
  )
  const inAddress = Number(useMatch('/institutes/:sid/*')?.params.sid) || undefined
  const [last, setLast] = useStore<number | undefined>('institute')
  useEffect(() => {
    if (inAddress !== undefined && inAddress !== last) setLast(inAddress)
  }, [inAddress, last, setLast])
  const { data: work, isLoading } = useWork()
  const byId = institutes.find(({ id }) => id === (inAddress ?? last ?? work?.data[0]?.sid))
  // Until the work is read no institute is selected: another one would be gone in a moment.
  const selected = byId ?? (inAddress === undefined && !isLoading ? institutes[0] : undefined)
  return { institutes, selected, isPending }
}
