import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { rowsOf } from '../load/tx.ts'
import { foldName } from './fold.ts'
import { sameBranches } from './names.ts'

/** Courses of the catalogue by the degrees of a list. Integrated and dual degrees have none. */
const courseByDegree: Readonly<Record<string, string>> = {
  'bachelor of technology': 'btech',
  'b tech b tech hons': 'btech',
  'bachelor of architecture': 'barch',
  'bachelor of planning': 'bplan',
  'bachelor of design': 'bdes',
  'bachelor of science': 'bs',
}

export type Programme = {
  course: number | null
  specialization: number | null
  exam: number | null
  /** JEE Main ranks architecture and planning by its second paper. */
  paper: number | null
}
export type ReadProgramme = (programme: string, institute: string) => Programme

/** `Civil Engineering (4 Years, Bachelor of Technology)` in its parts. */
function partsOf(programme: string): { branch: string; degree: string } {
  const at = programme.lastIndexOf(' Years, ')
  const open = programme.lastIndexOf('(', at)
  if (at < 0 || open < 0) return { branch: programme, degree: '' }
  const branch = programme.slice(0, open).replace(/^B\.? ?Tech\.? in /i, '')
  return { branch, degree: programme.slice(at + ' Years, '.length).replace(/\)$/, '') }
}
const isOfIit = (institute: string) => foldName(institute).startsWith('indian institute of technology')

/** Reads what the catalogue knows of a programme: its course, branch and exam. */
export async function readProgrammes(tx: Tx): Promise<ReadProgramme> {
  const idsByUrl = async (table: 'course' | 'exam') =>
    new Map(
      (await rowsOf<{ id: number; url: string }>(tx, sql`select id, url from ${sql.raw(table)}`)).map(
        ({ id, url }) => [url, id] as const,
      ),
    )
  const [courses, exams] = [await idsByUrl('course'), await idsByUrl('exam')]
  const branches = new Map<string, number>(
    (
      await rowsOf<{ id: number; name: string; course: number }>(tx, sql`select id, name, course from specialization`)
    ).map(({ id, name, course }) => [`${course} ${foldName(name)}`, id] as const),
  )
  const otherNames = new Map(sameBranches.map(([published, name]) => [foldName(published), foldName(name)] as const))
  return (programme, institute) => {
    const { branch, degree } = partsOf(programme)
    const url = courseByDegree[foldName(degree)]
    const course = (url !== undefined && courses.get(url)) || null
    const folded = foldName(branch)
    const isPaperTwo = url === 'barch' || url === 'bplan'
    return {
      course,
      specialization: branches.get(`${course} ${otherNames.get(folded) ?? folded}`) ?? null,
      exam: exams.get(isOfIit(institute) ? 'jee-advanced' : 'jee-main') ?? null,
      paper: isOfIit(institute) || !isPaperTwo ? null : 2,
    }
  }
}
