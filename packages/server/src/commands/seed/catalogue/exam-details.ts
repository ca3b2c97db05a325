import { z } from 'zod'
import { today } from '../../../platform/db/statements/today.ts'
import type { exam } from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { dayAfter } from '../days.ts'
import { readJson } from '../read.ts'
import { demo } from './sources.ts'

const bothLanguages = z.tuple([z.string(), z.string()])
type Both = readonly [english: string, hindi: string]

/** Event, first day and last day from the day of the seed, and whether the authority may move it. */
type Day = readonly [event: string, from: number, to: number, tentative: boolean]
/** Where an exam of the demo stands: some are over, most are ahead, and far days may move. */
const calendars = {
  over: [
    ['Registration', -130, -96, false],
    ['Admit card', -52, -52, false],
    ['Exam', -45, -45, false],
    ['Result', -12, -12, false],
  ],
  'exam-soon': [
    ['Registration', -75, -40, false],
    ['Admit card', 4, 4, false],
    ['Exam', 14, 14, false],
    ['Result', 45, 45, true],
  ],
  registering: [
    ['Registration', -20, 9, false],
    ['Changes to the form', 13, 15, false],
    ['Admit card', 47, 47, true],
    ['Exam', 54, 58, false],
    ['Result', 82, 82, true],
  ],
  ahead: [
    ['Registration', 24, 55, false],
    ['Admit card', 104, 104, true],
    ['Exam', 112, 114, true],
    ['Result', 146, 146, true],
  ],
} as const satisfies Record<string, readonly Day[]>

const details = z.strictObject({
  subjects: z.record(z.string(), z.strictObject({ name: bothLanguages, topics: bothLanguages })),
  exams: z.record(
    z.string(),
    z.strictObject({
      window: z.enum(['over', 'exam-soon', 'registering', 'ahead']),
      fee: z.int(),
      languages: z.array(z.string()),
      /** Subject, questions and marks. */
      sections: z.array(z.tuple([z.string(), z.int(), z.int()])),
      minutes: z.int(),
      /** What a wrong answer costs. */
      lost: bothLanguages.nullable(),
      eligibility: bothLanguages,
      stages: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
})
type Details = z.output<typeof details>
type Exam = Details['exams'][string]

/** The days of an exam: up to six days later than those of its calendar, so that exams do not fall on one day. */
function datesOf(url: string, window: Exam['window']) {
  const later = chance(`exam ${url}`).between(0, 6)
  return calendars[window].map(([event, from, to, tentative]) => ({
    event,
    from: dayAfter(today(), from + later),
    to: to === from ? null : dayAfter(today(), to + later),
    tentative,
    source: demo,
  }))
}

/** The fee of the demo, and half of it for reserved categories. */
function feesOf(amount: number) {
  if (amount === 0) return [{ category: 'All candidates', amount, source: demo }]
  return [
    { category: 'General', amount, source: demo },
    { category: 'SC, ST and persons with disability', amount: Math.round(amount / 20) * 10, source: demo },
  ]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The pattern in English and Hindi, a line for each section. */
function patternOf({ sections, minutes, lost }: Exam, nameOf: (subject: string) => Both): Both {
  const marks = sum(sections.map(([, , of]) => of))
  const english = sections.map(([subject, count, of]) => `- ${nameOf(subject)[0]}: ${count} questions, ${of} marks`)
  const hindi = sections.map(([subject, count, of]) => `- ${nameOf(subject)[1]}: ${count} प्रश्न, ${of} अंक`)
  const [costs, costsInHindi] = lost
    ? [`A wrong answer costs ${lost[0]}.`, `ग़लत उत्तर पर कटौती: ${lost[1]}।`]
    : ['Nothing is taken off for a wrong answer.', 'ग़लत उत्तर पर अंक नहीं कटते।']
  return [
    `${english.join('\n')}\n\n${marks} marks in ${minutes} minutes. ${costs} So it was in recent years: the bulletin of the year decides.`,
    `${hindi.join('\n')}\n\nकुल ${marks} अंक, ${minutes} मिनट। ${costsInHindi} हाल के वर्षों में ऐसा रहा: उस साल की सूचना-पुस्तिका देखें।`,
  ]
}

/**
 * What the demo says of an exam beside its name: who may sit it, its stages, pattern and syllabus as generally known, which the source of the
 * exam is for, and days and fees that are invented and have a source of tier demo.
 */
export async function readExamDetails(): Promise<(url: string) => Partial<typeof exam.$inferInsert>> {
  const { subjects, exams } = details.parse(await readJson('exam-details.json'))
  const subjectOf = (name: string) => {
    const found = subjects[name]
    if (!found) throw new Error(`The seed refers to an unknown subject of an exam: ${name}`)
    return found
  }
  return (url) => {
    const row = exams[url]
    if (!row) return {}
    const [pattern, patternLocal] = patternOf(row, (subject) => subjectOf(subject).name)
    const [eligibility, eligibilityLocal] = row.eligibility
    const topicsIn = (language: 0 | 1) =>
      row.sections
        .map(([subject]) => subjectOf(subject))
        .map(({ name, topics }) => `- **${name[language]}**: ${topics[language]}`)
        .join('\n')
    return {
      languages: row.languages,
      stages: row.stages.map(([name, about]) => ({ name, about })),
      dates: datesOf(url, row.window),
      fees: feesOf(row.fee),
      eligibility,
      eligibilityLocal,
      pattern,
      patternLocal,
      syllabus: topicsIn(0),
      syllabusLocal: topicsIn(1),
    }
  }
}
