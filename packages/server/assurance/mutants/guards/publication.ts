import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const drafts = `${src}/web/visitor/drafts.test.ts`
const schedule = `${src}/catalogue/publication/publication.test.ts`
const cancellation = `${src}/catalogue/publication/scheduled.test.ts`
const reviews = `${src}/people/review/review.test.ts`

/** Unpublished records are invisible, and published facts have existing subjects. */
export const publicationGuards: readonly Mutant[] = [
  {
    guard: 'names of schools are those of published ones',
    file: `${src}/web/visitor/lookups.ts`,
    from: "eq(school.status, 'published'),\n    q.search ?",
    to: 'q.search ?',
    tests: [drafts],
  },
  {
    guard: 'courses are those of a published college',
    file: `${src}/web/visitor/lookups.ts`,
    from: "and(eq(college.id, eid), eq(college.status, 'published'))",
    to: 'eq(college.id, eid)',
    tests: [drafts],
  },
  {
    guard: 'nobody asks or applies to an institute that is not published',
    file: `${src}/catalogue/institute/found.ts`,
    from: "and(eq(table.id, id), eq(table.status, 'published'))",
    to: 'eq(table.id, id)',
    tests: [drafts],
  },
  {
    guard: 'the page of an institute shows a review once it is published',
    file: `${src}/web/visitor/pages/institute-parts.ts`,
    from: ', published(review))',
    to: ')',
    tests: [reviews],
  },
  {
    guard: 'a review counts once it is published',
    file: `${src}/people/review/rating.ts`,
    from: ", eq(review.status, 'published'))",
    to: ')',
    tests: [reviews],
  },
  {
    guard: 'a changed review waits for the desk again',
    file: `${src}/people/review/author.ts`,
    from: "ownerReply, status: 'pending' as const",
    to: 'ownerReply',
    tests: [reviews],
  },
  {
    guard: 'a review that its author withdrew is not published',
    file: `${src}/people/review/staff.ts`,
    from: "if (current.status === 'withdrawn')",
    to: "if (current.status === ('gone' as never))",
    tests: [reviews],
  },
  {
    guard: 'a consent text that we did not publish is agreed to by nobody',
    file: `${src}/people/session/consent.ts`,
    from: 'if (!read && !isConsentTaken(purpose, version, today()))',
    to: 'if (!read && !version)',
    tests: ['packages/server/assurance/consents.test.ts'],
  },
  {
    guard: 'what people wrote runs no script',
    file: `${src}/services/markdown/markdown.ts`,
    from: 'html: sanitize(html, allowed)',
    to: 'html',
    tests: [`${src}/services/markdown/markdown.test.ts`],
  },
  {
    guard: 'scheduled publication: a record is published once, whoever runs at the same time',
    file: `${src}/catalogue/publication/publish-due.ts`,
    from: 'and(eq(source.columns.id, id), isDue(action, source.columns))',
    to: 'and(eq(source.columns.id, id))',
    tests: [schedule],
  },
  {
    guard: 'scheduled publication: not before its time',
    file: `${src}/catalogue/publication/sources.ts`,
    from: ` and $\{timeOf(action, columns)} <= now()\``,
    to: '`',
    tests: [schedule],
  },
  {
    guard: 'scheduled publication: cached pages are dropped',
    file: `${src}/catalogue/publication/save.ts`,
    from: '  await publishInvalidation(tx, cacheTagsFor(source.publicPages, [id]))\n',
    to: '',
    tests: [schedule],
  },
  {
    guard: 'scheduled publication: a status without a time is refused for institutes',
    file: `${src}/catalogue/institute/write.ts`,
    from: '      assertSchedule({ ...before, ...change })\n',
    to: '',
    tests: [schedule],
  },
  {
    guard: 'scheduled publication: a cancellation of a changed record is a conflict',
    file: `${src}/catalogue/publication/cancel.ts`,
    from: '    await assertUnchanged(updatedAt, String(before.updatedAt), async () => stateOf(source, before))\n',
    to: '',
    tests: [cancellation],
  },
]
