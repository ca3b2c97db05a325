import type { RecordSearch, Target } from '@pravesh/console-kit/page/record-search'
import { type BuyerInstitute, buyerApplicationEndpoints, buyerEnquiryEndpoints } from '@pravesh/contract'
import { useMemo } from 'react'
import { client } from './api.ts'
import { useInstitutes } from './institutes/use-institutes.ts'

/** Rows of each list: who looks for more opens the list. */
const limit = 4
/** More institutes than this are not searched at once: the selected one is always among them. */
const instituteLimit = 5

type Institute = Pick<BuyerInstitute, 'sid' | 'name'>
type Row = Omit<Target, 'to' | 'group'> & { id: number }
type List = {
  child: string
  group: Target['group']
  read: (sid: number, search: string, signal: AbortSignal) => Promise<Row[]>
}

const enquiryList = (group: 'general' | 'admission'): List => ({
  child: `${group}-enquiries`,
  group: `enquiry.${group}`,
  async read(sid, search, signal) {
    const call = { params: { sid }, query: { search, limit } }
    const { data } = await client.call(buyerEnquiryEndpoints[group].list, call, { signal })
    return data.map(({ id, name, reference }) => ({ id, label: name, detail: reference }))
  },
})
const lists: readonly List[] = [
  {
    child: 'applications',
    group: 'application.many',
    async read(sid, search, signal) {
      const call = { params: { sid }, query: { search, limit } }
      const { data } = await client.call(buyerApplicationEndpoints.list, call, { signal })
      return data.map(({ id, applicant }) => ({ id, label: applicant, detail: String(id) }))
    },
  },
  enquiryList('admission'),
  enquiryList('general'),
]

const searchOf = ({ child, group, read }: List, { sid, name }: Institute, isOnly: boolean): RecordSearch => ({
  resource: `institutes/${sid}/${child}`,
  async find(search, signal) {
    const rows = await read(sid, search, signal)
    return rows.map(({ id, label, detail }) => ({
      group,
      label,
      detail: isOnly ? detail : `${name} · ${detail}`,
      to: `/institutes/${sid}/${child}/${id}`,
    }))
  },
})

/** Searches of the institutes' console: applications and enquiries of the person's institutes, those of the selected one first. */
export function useSearches(): readonly RecordSearch[] {
  const { institutes, selected } = useInstitutes()
  return useMemo(() => {
    const others = institutes.filter(({ sid }) => sid !== selected?.sid)
    const searched = [...(selected ? [selected] : []), ...others].slice(0, instituteLimit)
    return lists.flatMap((list) => searched.map((institute) => searchOf(list, institute, institutes.length === 1)))
  }, [institutes, selected])
}
