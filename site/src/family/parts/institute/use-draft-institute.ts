import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { draftOf, draftOwner } from '../../../lib/family/draft.ts'
import { user } from '../../../stores/session.ts'
import type { Institute } from './InstitutePick.tsx'

const isInstitute = (value: unknown): value is Institute =>
  typeof value === 'object' &&
  value !== null &&
  'instituteType' in value &&
  (value.instituteType === 'school' || value.instituteType === 'college') &&
  'instituteId' in value &&
  typeof value.instituteId === 'number' &&
  'name' in value &&
  typeof value.name === 'string'

/** The institute of a form of this name; it is stored with the input there until it was sent. */
export function useDraftInstitute(form: string) {
  const account = useStore(user)
  const [draft] = useState(() => draftOf(draftOwner(account), `${form}:institute`, isInstitute))
  const [picked, setPicked] = useState(() => draft.read()?.values)
  const pick = (institute: Institute | undefined) => {
    setPicked(institute)
    if (institute) draft.write(institute, null)
    else draft.clear()
  }
  return [picked, pick] as const
}
