/** Pages that are no target after signing in: the visitor is there already. */
const doors = /^(?:\/hi)?\/(?:login|signup|forgot-password)(?:[/?#]|$)/

/**
 * The target after signing in: `?next=`, if it is a page of this site, which begins with one `/` and no second. An address that a browser
 * would read as another site (`//host`, `/\host`, a tab between) is ignored.
 */
export function nextAddress(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !/^\/(?!\/)/.test(next) || /[\\\p{Cc}]/u.test(next) || doors.test(next)) return undefined
  return next
}

/** The institute of the intended application: `?apply=school:17`. */
export function applyingTo(search: string): { instituteType: 'school' | 'college'; instituteId: number } | undefined {
  const [, type, id] = /^(school|college):([1-9]\d{0,8})$/.exec(new URLSearchParams(search).get('apply') ?? '') ?? []
  return type === undefined
    ? undefined
    : { instituteType: type === 'school' ? 'school' : 'college', instituteId: Number(id) }
}

/** Schools or colleges: by the institute of the intended application, else by the target page. */
export function viewOf(search: string): 'school' | 'college' | undefined {
  const institute = applyingTo(search)
  if (institute) return institute.instituteType
  const next = nextAddress(search) ?? ''
  if (/^(?:\/hi)?\/(?:schools?\b|student\/(?:child|schools)|student\/cart\?add=school)/.test(next)) return 'school'
  if (/^(?:\/hi)?\/(?:colleges?\b|student\/application-form|student\/cart\?add=college)/.test(next)) return 'college'
  return undefined
}
