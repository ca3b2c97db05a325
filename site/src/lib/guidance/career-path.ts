import { type CareerPage, pagePath } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import { localText } from '../page/local-text.ts'

/** One step up to a career. */
export interface PathStep {
  stage: string
  /** The language of the stage, where it is not the page's. */
  lang?: 'en'
  /** Ways through it; those with a path have a page. */
  options: { label: string; lang?: 'en'; path?: string }[]
  /** How many more there are than are named. */
  hiddenCount: number
}

const maxOptions = 4
const further = /^(postgraduate|doctoral|mphil|super)/i

function step(stage: string, options: PathStep['options']): PathStep[] {
  return options.length === 0
    ? []
    : [{ stage, options: options.slice(0, maxOptions), hiddenCount: Math.max(0, options.length - maxOptions) }]
}

type CareerPaths = Pick<CareerPage, 'title' | 'titleLocal' | 'paths' | 'courses' | 'exams'>

/** An option in the language of the page. */
function option(language: Language, english: string, hindi: string | null, path?: string): PathStep['options'][number] {
  const { value: label, ...lang } = localText(language, english, hindi)
  return { label, ...lang, ...(path !== undefined && { path }) }
}

/** A stage's Hindi name, where it is one of the usual. */
function knownInHindi(stage: string): string | null {
  const hindi = catalogueName(stage, 'hi')
  return hindi === stage ? null : hindi
}

/** The steps of an editor, or those derived from the career's own courses and exams; the career itself comes last. */
export function careerSteps(career: CareerPaths, language: Language): PathStep[] {
  const { title, titleLocal, paths, courses, exams } = career
  const text = t(language)
  const work = step(text('guidance.stepWork'), [option(language, title, titleLocal)])
  if (paths.length > 0) {
    const editedSteps = paths.flatMap(({ stage, course, exam }) => {
      const { value, ...lang } = localText(language, stage, knownInHindi(stage))
      const options = [exam, course].flatMap((label) => (label ? [option(language, label, null)] : []))
      return step(value, options).map((edited) => ({ ...edited, ...lang }))
    })
    return [...editedSteps, ...work]
  }
  if (courses.length === 0) return []
  const optionsFor = (isFurther: boolean) =>
    courses
      .filter(({ level }) => further.test(level.url) === isFurther)
      .map(({ shortName, url }) => ({ label: shortName, path: pagePath('course', url) }))
  return [
    ...step(text('guidance.stepSchool'), [{ label: text('guidance.stepSchoolText') }]),
    ...step(
      text('guidance.stepExam'),
      exams.map(({ name, nameLocal, url }) => option(language, name, nameLocal, pagePath('exam', url))),
    ),
    ...step(text('guidance.stepCourse'), optionsFor(false)),
    ...step(text('guidance.stepFurther'), optionsFor(true)),
    ...work,
  ]
}
