import type { career } from '../../../platform/db/tables.ts'
import { list, readRows } from '../read.ts'
import { demo } from './sources.ts'

/**
 * What the demo says of a career beside its summary: duties, skills and outlook as generally known, which the source of the career is for, and
 * salaries that are invented and have a source of tier demo.
 */
export async function readCareerDetails(): Promise<(slug: string) => Partial<typeof career.$inferInsert>> {
  const rows = await readRows(
    'career-details.csv',
    'slug',
    'duties',
    'duties_hindi',
    'skills',
    'skills_hindi',
    'salary_entry',
    'salary_mid',
    'salary_senior',
    'outlook',
    'outlook_hindi',
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return (slug) => {
    const row = bySlug.get(slug)
    if (!row) return {}
    return {
      duties: list(row.duties),
      dutiesLocal: list(row.duties_hindi),
      skills: list(row.skills),
      skillsLocal: list(row.skills_hindi),
      salaryEntry: Number(row.salary_entry),
      salaryMid: Number(row.salary_mid),
      salarySenior: Number(row.salary_senior),
      salarySource: demo,
      outlook: row.outlook,
      outlookLocal: row.outlook_hindi,
    }
  }
}
