import type { GradeFeeRow, GradeFees, Source } from '@pravesh/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRead } from './fee-calls.ts'
import { rowOf, sessionAfter, sessionOf } from './fee-table.ts'

/** The most rows that a call answers; a session has at most twenty, so that the newest one is always whole. */
const limit = 100
/** A session's table as a form works on it, with the source that stands for all of its rows. Its version is null where there is none. */
export type FeeRecord = { id: string; fees: GradeFeeRow[]; version: string | null; source: Source }

/** Initial values of a new table's source. */
const newSource = (): Source => ({
  ...{ name: '', url: null, tier: 'official' },
  asOf: new Date().toISOString().slice(0, 7),
})

/** The table of one session among those that a call answered. */
export function feeRecord({ data, versions }: GradeFees, session: string): FeeRecord {
  const fees = data.filter((fee) => fee.session === session)
  const version = versions.find((item) => item.session === session)?.version ?? null
  return { id: session, fees: fees.map(rowOf), version, source: fees[0]?.source ?? newSource() }
}

/** Fee tables of a school: the table of the session in the address, else of the newest, and the sessions that can be chosen. */
export function useFees() {
  const [params, setParams] = useSearchParams()
  const selectedSession = params.get('session') ?? undefined
  const { data, error, refetch } = useRead('grade-fees', 'list', {
    parents: { limit, ...(selectedSession !== undefined && { session: selectedSession }) },
  })
  const newest = data?.sessions[0] ?? sessionOf(new Date())
  const session = selectedSession ?? newest
  const record = useMemo((): FeeRecord | undefined => {
    if (!data) return undefined
    return feeRecord(data, session)
  }, [data, session])
  return {
    record,
    error,
    refetch,
    session,
    chooseSession: (next: string) => setParams({ session: next }),
    sessions: [...new Set([sessionAfter(newest), newest, ...(data?.sessions ?? [])])].toSorted().toReversed(),
    /** The newest earlier session: the initial values of a new table. */
    earlier: data?.sessions.find((item) => item < session),
  }
}

/** The table of one session, read once one is named. */
export function useFeesOf(session: string | undefined): GradeFeeRow[] | undefined {
  const input = { parents: { limit, ...(session !== undefined && { session }) } }
  const { data } = useRead('grade-fees', 'list', input, { enabled: session !== undefined })
  return session === undefined ? undefined : data?.data.filter((fee) => fee.session === session).map(rowOf)
}
