import type { InstituteType } from '@pravesh/contract'
import type { Cast } from './calls.ts'

type Institute = { instituteType: InstituteType; instituteId: number }

const texts: Record<InstituteType, { pros: string; cons: string; pros2: string; rude: string }> = {
  school: {
    pros: 'The class teacher calls back on the same day.',
    cons: 'The playground is closed on most Saturdays.',
    pros2: 'The class teacher calls back on the same day, and the new library is open to parents.',
    rude: 'Mr Sharma of class 4 cannot teach.',
  },
  college: {
    pros: 'The workshop is open in the evening.',
    cons: 'Mess food is the same every week.',
    pros2: 'The workshop is open in the evening, and seniors help with projects.',
    rude: 'Professor Rao should not teach.',
  },
}

async function write({ family }: Cast, institute: Institute, review: object) {
  const role = institute.instituteType === 'school' ? 'parent' : 'student'
  return (await family('POST', '/student/review', { ...institute, role, ...review })).data
}
async function decide({ staff }: Cast, id: number, decision: object): Promise<void> {
  const { data } = await staff('GET', `/admin/reviews/${id}`)
  await staff('PUT', '/admin/reviews', { id, updatedAt: data.updatedAt, ...decision })
}

/** Reviews in further states, each of another institute: rejected, published and reported, changed after it was published. */
export async function seedReviews(
  cast: Cast,
  instituteType: InstituteType,
  [rejected = 0, reported = 0, changed = 0]: readonly number[],
): Promise<void> {
  const { pros, cons, pros2, rude } = texts[instituteType]
  const aspects = { teaching: 4, facilities: 3, safety: 5, value: 3 }
  const subjectFor = (instituteId: number) => ({ instituteType, instituteId })
  const rudeReview = await write(cast, subjectFor(rejected), { overall: 1, pros: 'Nothing.', cons: rude })
  await decide(cast, rudeReview.id, {
    status: 'rejected',
    reason: 'Your review names a person. Please write about the institute without naming anybody.',
  })
  const doubted = await write(cast, subjectFor(reported), {
    overall: 5,
    aspects,
    pros: 'Best in the whole city.',
    cons: 'Nothing.',
  })
  await decide(cast, doubted.id, { status: 'published' })
  await cast.staff('POST', `/open/review/${doubted.id}/report`, {
    ...{ reason: 'advertising', message: 'This reads like the institute’s own brochure.' },
  })
  const first = await write(cast, subjectFor(changed), { overall: 3, aspects, pros, cons, fromYear: 2023 })
  await decide(cast, first.id, { status: 'published' })
  await cast.family('PUT', '/student/review', { id: first.id, overall: 4, pros: pros2 })
}
