import { asc, inArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { category, college, course } from '../../../platform/db/tables.ts'
import type { Choices } from '../query/choice.ts'

/** Fields of study that have a list of the ranking of their own, with its name. */
const listOfField: Readonly<Record<string, string>> = {
  engineering: 'engineering',
  management: 'management',
  law: 'law',
  architecture: 'architecture',
  pharmacy: 'pharmacy',
  'medicine-and-health': 'medical',
}

/** The list of the NIRF ranking that belongs to the chosen courses or field of study; undefined where none does, or more than one. */
export async function nirfListOf(db: Db, choices: Choices): Promise<string | undefined> {
  const courses = (choices.get('course') ?? []).map(({ held }) => Number(held))
  const fields =
    courses.length > 0
      ? await db
          .selectDistinct({ url: category.url })
          .from(course)
          .innerJoin(category, sql`${category.id} = ${course.category}`)
          .where(inArray(course.id, courses))
          .orderBy(asc(category.url))
      : (choices.get('category') ?? []).map(({ value }) => ({ url: value }))
  const [first, ...others] = fields
  if (!first || others.length > 0 || !Object.hasOwn(listOfField, first.url)) return undefined
  return listOfField[first.url]
}

/** The rank of a college in a list of its latest year. Read only of the few that have any rank, with its source. */
export const rankIn = (list: string): SQL => sql`case when ${college.nirfBest} is not null then (
  select min((n ->> 'rank')::int) from jsonb_array_elements("college"."nirf") n where n ->> 'category' = ${list}
    and n ->> 'year' = (select max(y ->> 'year') from jsonb_array_elements("college"."nirf") y)) end`
