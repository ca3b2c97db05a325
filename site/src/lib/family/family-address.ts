import type { Dashboard, FeesType, InstituteType } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { pathIn } from '../page/language.ts'

type Placed = { instituteType: InstituteType; instituteId: number; child?: number | null; course?: number | null }
type Fee = Placed & { feesType?: FeesType }

/** The page of an application: of an institute on the shortlist, for one child or one course where there are several. */
export function applicationAddress(language: Language, { instituteType, instituteId, child, course }: Placed): string {
  const query = new URLSearchParams({
    [instituteType]: String(instituteId),
    ...(child ? { child: String(child) } : {}),
    ...(course ? { course: String(course) } : {}),
  })
  return `${pathIn(language, '/student/application')}?${query}`
}

/** The page for the missing parts of an application: directly the form for all institutes if that alone is missing. */
export function missingAddress(language: Language, placed: Placed, missing: readonly string[]): string {
  const only = (part: string) => missing.every((candidate) => candidate === part)
  if (only('applicationForm')) return pathIn(language, '/student/application-form')
  if (only('commonForm') && placed.child) return `${pathIn(language, '/student/child')}?id=${placed.child}`
  return applicationAddress(language, placed)
}

/** Where the fee of an application is paid, or another fee of the institute. */
export function payAddress(language: Language, { instituteType, instituteId, child, course, feesType }: Fee): string {
  const query = new URLSearchParams({
    ...{ type: instituteType, institute: String(instituteId) },
    ...(child ? { child: String(child) } : {}),
    ...(course ? { course: String(course) } : {}),
    ...(feesType && feesType !== 'application' ? { fees: feesType } : {}),
  })
  return `${pathIn(language, '/student/pay')}?${query}`
}

/** The page of the server's next step. */
export function stepAddress(language: Language, step: Dashboard['next'][number]): string {
  const { kind, instituteType, instituteId, child, course } = step
  if (kind === 'application' && instituteType && instituteId !== null)
    return applicationAddress(language, { instituteType, instituteId, child, course })
  if (kind === 'child-form') return `${pathIn(language, '/student/child')}?id=${child}`
  const pages = { form: 'application-form', 'add-child': 'children', profile: 'profile', application: 'shortlist' }
  return pathIn(language, `/student/${pages[kind]}`)
}
