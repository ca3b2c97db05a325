import { defineEntity } from '../../endpoint/entity.ts'
import { publishing, scheduleErrors } from '../../endpoint/publishing.ts'
import {
  boolean,
  choice,
  date,
  link,
  longText,
  markdown,
  reference,
  references,
  rows,
  rupees,
  slug,
  source,
  tags,
  text,
} from '../../fields/fields.ts'
import { periodErrors } from './period-errors.ts'

/** What a candidate does, or learns, in a stretch of days of a counselling, in the usual order. */
export const counsellingSteps = [
  'registration',
  'choice-filling',
  'choice-locking',
  'mock-allotment',
  'allotment',
  'document-verification',
  'reporting',
  'withdrawal',
] as const

const rowSource = () => source({ description: 'Where it was published; empty: the source of the counselling counts' })

export const counselling = defineEntity({
  name: 'counselling',
  label: 'Counselling',
  plural: 'Counsellings',
  area: 'exams',
  table: 'counselling',
  shown: { one: 'counselling', lists: ['counselling'] },
  fields: {
    name: text({
      required: true,
      max: 80,
      textKey: 'counsellingName',
      help: 'Name as people say it, with its year: JoSAA 2026',
    }),
    nameLocal: text({
      max: 80,
      label: 'Name in Hindi',
      hindiOf: 'name',
      description: 'Name in Hindi; null where nobody has written it',
    }),
    fullName: text({ required: true, max: 200, description: 'Full name: Joint Seat Allocation Authority' }),
    fullNameLocal: text({
      max: 200,
      label: 'Full name in Hindi',
      hindiOf: 'fullName',
      description: 'Full name in Hindi; null where nobody has written it',
    }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    state: reference('state', {
      textKey: 'counsellingState',
      help: 'State whose seats it gives; empty: seats of all India',
      filterDescription: 'Only counsellings of this state, by its id',
    }),
    level: reference('exam-level', {
      required: true,
      description: 'Id of the level of its courses, from the catalogue of exam levels',
      filterDescription: 'Only counsellings of this level, by its id',
    }),
    stream: text({ max: 80, description: 'Field of study whose seats it gives, in words' }),
    body: text({
      max: 200,
      label: 'Conducting body',
      textKey: 'conductingBody',
      description: 'Authority that holds it, such as the Medical Counselling Committee',
    }),
    bodyLocal: text({
      max: 200,
      label: 'Conducting body in Hindi',
      textKey: 'counsellingBodyLocal',
      hindiOf: 'body',
      description: 'Text of `body` in Hindi; null where nobody has written it',
    }),
    exams: references('exam-list', {
      textKey: 'countingExams',
      label: 'Exams whose rank counts',
      description: 'Ids of the exams whose rank counts, from the catalogue of exams',
    }),
    rounds: rows(
      {
        name: text({
          required: true,
          max: 80,
          label: 'Round',
          textKey: 'round',
          description: 'Name of the round, such as Round 1',
        }),
        step: choice(counsellingSteps, {
          required: true,
          label: 'What happens',
          description: 'What a candidate does or learns on these days, such as registration or allotment',
        }),
        from: date({ required: true, description: 'Day, or first of several days, in India' }),
        to: date({ description: 'Last of several days; null where it is one day' }),
        tentative: boolean({ description: 'True where the authority may still move it' }),
        source: rowSource(),
      },
      {
        help: 'One row for each step of a round: registration, choices, allotment, reporting. Rows without a source, here or below, are on no page',
      },
    ),
    fees: rows(
      {
        category: text({
          required: true,
          max: 300,
          label: 'Fee',
          textKey: 'counsellingFee',
          description: 'What is paid and by whom, in words: Seat acceptance, general',
        }),
        amount: rupees({ required: true, description: 'Fee in whole rupees' }),
        refundable: boolean({ description: 'True where it is given back to those who leave in time' }),
        refundUntil: date({
          label: 'Refunded until',
          description: 'Last day of leaving with the fee given back; null where none is announced',
        }),
        source: rowSource(),
      },
      { description: 'Fees of the counselling, such as those of registration and of accepting a seat' },
    ),
    documents: tags({ description: 'Papers to upload or to bring, in words' }),
    documentsLocal: tags({
      label: 'Documents in Hindi',
      hindiOf: 'documents',
      description: 'The same in Hindi; empty where nobody has written them',
    }),
    about: longText({
      textKey: 'counsellingAbout',
      label: 'How it works',
      description: 'How the counselling gives its seats, plain text',
    }),
    aboutLocal: longText({
      label: 'How it works, in Hindi',
      textKey: 'counsellingAboutLocal',
      hindiOf: 'about',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    eligibility: markdown({ plain: true, description: 'Who may take part, in Markdown' }),
    eligibilityLocal: markdown({
      plain: true,
      label: 'Eligibility in Hindi',
      hindiOf: 'eligibility',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    officialUrl: link({ label: 'Official website', description: 'Address of the counselling’s official website' }),
    source: source(),
  },
  check: (record) => [...scheduleErrors(record), ...periodErrors('rounds', record.rounds)],
  search: ['name', 'nameLocal', 'fullName', 'body'],
  sort: 'name',
  columns: ['name', 'fullName', 'state', 'stream', 'body', 'status'],
  example: {
    name: 'Example counselling 2027',
    fullName: 'Example Seat Allotment',
    url: 'example-counselling',
    status: 'draft',
    level: 1,
  },
})
