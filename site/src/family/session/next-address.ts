/** Pages that nobody is sent to after signing in: one is there already. */
const doors = /^(?:\/hi)?\/(?:login|signup|forgot-password)(?:[/?#]|$)/

/**
 * Where the address asks to go after signing in: `?next=`, where it is a page of this site, which begins with one `/` and no second. What a
 * browser would read as another site (`//host`, `/\host`, a tab between) is none.
 */
export function nextAddress(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (next === null || !/^\/(?!\/)/.test(next) || /[\\\p{Cc}]/u.test(next) || doors.test(next)) return undefined
  return next
}

/** The institute that somebody came to apply to: `?apply=school:17`. */
export function applyingTo(search: string): { instituteType: 'school' | 'college'; instituteId: number } | undefined {
  const [, type, id] = /^(school|college):([1-9]\d{0,8})$/.exec(new URLSearchParams(search).get('apply') ?? '') ?? []
  return type === undefined
    ? undefined
    : { instituteType: type === 'school' ? 'school' : 'college', instituteId: Number(id) }
}

/** Schools or colleges: what the institute that somebody came to apply to is, else what the page is for that they are to go to. */
export function viewOf(search: string): 'school' | 'college' | undefined {
  const institute = applyingTo(search)
  if (institute) return institute.instituteType
  const next = nextAddress(search) ?? ''
  if (/^(?:\/hi)?\/(?:schools?\b|student\/(?:child|schools)|student\/cart\?add=school)/.test(next)) return 'school'
  if (/^(?:\/hi)?\/(?:colleges?\b|student\/application-form|student\/cart\?add=college)/.test(next)) return 'college'
  return undefined
}
