import { chance } from '../../chance.ts'
import type { SeedSchool } from './seed-school.ts'

type Faq = SeedSchool['faqs'][number]
type Award = SeedSchool['awards'][number]

/** Questions that parents ask, with several answers: a school of the demo has one of them for each. */
const questions: readonly (readonly [question: string, ...answers: string[]])[] = [
  [
    'Is there a bus from our part of the city?',
    'Buses run to most parts within twelve kilometres. Write to us where you live: the office answers with stop and time.',
    'Yes, on nine routes. A teacher rides on each bus, and the last stop is reached within fifty minutes.',
    'The school has three small buses for the lower classes. Older children come by public bus or by bicycle.',
  ],
  [
    'How large are the classes?',
    'Thirty at most up to class 5, and thirty-six after that.',
    'Between twenty-two and twenty-eight children, with two teachers up to class 2.',
    'Forty in most classes. Groups of twenty are formed for languages and mathematics.',
  ],
  [
    'Can fees be paid in parts?',
    'Yes: by quarter, before the tenth day of its first month. Nothing is added for paying in parts.',
    'By month, by bank transfer or UPI. Who pays the whole year in April pays for eleven and a half months.',
    'In two parts, in April and October. If that is hard, speak with the office: a plan by month is possible.',
  ],
  [
    'What help is there for a child who learns differently?',
    'A teacher of special education works here four days a week. Bring any report that you have to the first talk.',
    'Each class teacher agrees on a plan with the parents. Extra time in tests is given without a certificate.',
  ],
  [
    'May we see the school before we apply?',
    'Every Saturday from ten to twelve, without an appointment.',
    'On the first Friday of each month, during lessons. Please book by the form on this page.',
  ],
]
const hindiQuestions: typeof questions = [
  [
    'दाखिले के लिए कौन-से काग़ज़ लाने होंगे?',
    'बच्चे का जन्म प्रमाण पत्र, पते का प्रमाण और दो फ़ोटो। बाकी काग़ज़ दाखिले के दिन लाएँ।',
    'जन्म प्रमाण पत्र और पिछली कक्षा का रिपोर्ट कार्ड। मूल काग़ज़ देखकर उसी दिन लौटा दिए जाते हैं।',
  ],
  [
    'क्या फ़ीस किस्तों में दी जा सकती है?',
    'हाँ, हर तिमाही के पहले महीने की दस तारीख तक।',
    'हाँ, महीने के हिसाब से भी। दफ़्तर से बात कीजिए।',
  ],
]

/** Questions and answers on the page of a school: four or five in English, and some in Hindi. */
export function demoFaqs(url: string): Faq[] {
  const { between, next } = chance(`questions ${url}`)
  const skipped = between(0, questions.length * 2)
  const english = questions.filter((_, index) => index !== skipped)
  const hindi = next() < 0.6 ? hindiQuestions : []
  return [...english, ...hindi].map(([question, ...answers], index) => ({
    question,
    answer: answers[between(0, answers.length - 1)] ?? '',
    order: index + 1,
    language: index < english.length ? ('en' as const) : ('hi' as const),
  }))
}

const awards: readonly Award[] = [
  { title: 'Green campus of the district', body: 'For rainwater tanks and a kitchen garden.', level: 'district' },
  { title: 'First place, inter-school quiz of the city', body: null, level: 'district' },
  { title: 'State prize for science models', body: 'For a low-cost water filter built by class 9.', level: 'state' },
  { title: 'Second place, state under-17 football', body: null, level: 'state' },
  { title: 'National young readers’ shield', body: 'For a library that children run themselves.', level: 'national' },
  { title: 'Prize of the year for school theatre', body: 'For a play in three languages.', level: 'state' },
  { title: 'Teacher’s prize of the trust', body: 'Given each year by parents’ votes.', level: 'institute' },
]
/** Two or three invented awards of the last eight years: of invented schools alone, for a title has no source. */
export function demoAwards(url: string, latestYear: number): Award[] {
  const { between } = chance(`awards ${url}`)
  const first = between(0, awards.length - 1)
  return Array.from({ length: between(2, 3) }, (_, index) => awards[(first + index * 2) % awards.length])
    .filter((award) => award !== undefined)
    .map((award, index) => ({ ...award, year: latestYear - index * 2 - between(0, 2), order: index + 1 }))
}
