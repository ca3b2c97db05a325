import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const figures = 'packages/contract/src/institute/fees/figures.ts'
const figureTests = [`${src}/web/visitor/figures.test.ts`] as const
const proposals = [`${src}/people/proposal`] as const

/** Published facts of an institute, their authors, and their dependents. */
export const instituteGuards: readonly Mutant[] = [
  {
    guard: 'a change of an institute says which version was read',
    file: 'packages/contract/src/institute/parts/parts.ts',
    from: 'version: instituteTimes.version }',
    to: 'version: instituteTimes.version.optional() }',
    tests: [`${src}/catalogue/institute/institute.test.ts`],
  },
  {
    guard: 'a change of an older version of a catalogue record is refused',
    file: `${src}/catalogue/records/engine.ts`,
    from: 'if (Date.parse(updatedAt) === Date.parse(String(record.updatedAt))) return',
    to: 'if (updatedAt) return',
    tests: [`${src}/catalogue/records/catalogue.test.ts`],
  },
  {
    guard: 'a facet and its label name no exam that is not published',
    file: `${src}/catalogue/listing/kinds/values.ts`,
    from: " = 'published'` : sql`true`)",
    to: ' is not null` : sql`true`)',
    tests: ['packages/server/assurance/unpublished.test.ts'],
  },
  {
    guard: 'the page of a college names no exam that is not published',
    file: `${src}/web/visitor/pages/college-parts.ts`,
    from: " and e.status = 'published')`",
    to: ')`',
    tests: ['packages/server/assurance/unpublished.test.ts'],
  },
  {
    guard: 'an institute names no exam that is not published',
    file: `${src}/people/proposal/own-institute.ts`,
    from: "catalogue.examList, 'offers', fresh, 'published')",
    to: "catalogue.examList, 'offers', fresh)",
    tests: ['packages/server/assurance/unpublished.test.ts'],
  },
  {
    guard: 'a school’s figures need a source',
    file: figures,
    from: 'publicFacts(schoolFigures, school)',
    to: 'school',
    tests: figureTests,
  },
  {
    guard: 'a college’s figures need a source',
    file: figures,
    from: 'publicFacts(collegeFigures, college)',
    to: 'college',
    tests: figureTests,
  },
  {
    guard: 'the fees of a course need a source',
    file: figures,
    from: 'offer.feeSource ? offer.feeByYear : []',
    to: 'offer.feeByYear',
    tests: figureTests,
  },
  {
    guard: 'the figures of an exam need a source',
    file: 'packages/contract/src/endpoint/entity.ts',
    from: 'rows.flatMap((row) => (sourceOfRow(row) ? [{ ...row, source: sourceOfRow(row) }] : []))',
    to: 'rows',
    tests: figureTests,
  },
  {
    guard: 'what an institute is known by is proposed, not written',
    file: `${src}/people/proposal/own-institute.ts`,
    from: 'direct: Object.fromEntries(entries.filter(([name]) => !identity.includes(name))),',
    to: 'direct: Object.fromEntries(entries),',
    tests: proposals,
  },
  {
    guard: 'an institute takes back its own proposals alone',
    file: `${src}/people/proposal/propose.ts`,
    from: ".where(and(ofInstitute(institute), eq(t.status, 'waiting'), inArray(t.id, [...ids])))",
    to: ".where(and(eq(t.status, 'waiting'), inArray(t.id, [...ids])))",
    tests: proposals,
  },
  {
    guard: 'a proposal is decided on once',
    file: `${src}/people/proposal/decide.ts`,
    from: "if (row.status !== 'waiting') throw conflict(conflictMessages[row.status])",
    to: '',
    tests: proposals,
  },
  {
    guard: 'a proposal is decided on as it was read',
    file: `${src}/people/proposal/decide.ts`,
    from: 'Date.parse(decision.updatedAt) !== Date.parse(row.updatedAt)',
    to: 'false',
    tests: proposals,
  },
  {
    guard: 'what changed on the page meanwhile is not written over unseen',
    file: `${src}/people/proposal/decide.ts`,
    from: 'changed.length > 0 && !decision.overwrite',
    to: 'false',
    tests: proposals,
  },
  {
    guard: 'an institute is not deleted while something of somebody else’s refers to it',
    file: `${src}/catalogue/institute/remove.ts`,
    from: 'assertNotInUse(found, others, await countsOf(tx, others, deletedIds))',
    to: '',
    tests: [`${src}/catalogue/institute/remove.test.ts`],
  },
  {
    guard: 'what is added while an institute is being deleted finds it gone',
    file: `${src}/catalogue/institute/remove.ts`,
    from: "    .for('update')\n",
    to: '',
    tests: [`${src}/catalogue/institute/remove.test.ts`],
  },
  {
    guard: 'who writes a part of an institute stands in the change log',
    file: `${src}/catalogue/institute/parts/engine.ts`,
    from: 'await noteChange(tx, institute, author, entries)',
    to: '',
    tests: [`${src}/catalogue/institute/parts/log.test.ts`],
  },
  {
    guard: 'who writes fees stands in the change log',
    file: `${src}/catalogue/institute/facts/fees.ts`,
    from: 'if (!isSameValue(before, after))',
    to: 'if (false)',
    tests: [`${src}/catalogue/institute/parts/log.test.ts`],
  },
  {
    guard: 'a line of the change log keeps each part that it joins',
    file: `${src}/catalogue/institute/changes/changes.ts`,
    from: 'JSON.stringify([name, part?.action, part?.id, part?.title])',
    to: 'name',
    tests: [`${src}/catalogue/institute/parts/log.test.ts`],
  },
  {
    guard: 'a published file lives while anything shows it',
    file: `${src}/catalogue/files/published.ts`,
    from: '[...(await referencedUrls(db))]',
    to: '[]',
    tests: [`${src}/catalogue/files`],
  },
]
