import type { CourseCard, ExamCard } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { careerSteps } from './career-path.ts'

const course = (shortName: string, level: string) =>
  ({ shortName, url: shortName.toLowerCase(), level: { name: level, url: level } }) as unknown as CourseCard
const exam = (name: string) => ({ name, nameLocal: null, url: name.toLowerCase() }) as unknown as ExamCard

it('goes by what an editor wrote', () => {
  const paths = [
    { stage: 'Class 12', course: null, exam: null },
    { stage: 'Degree', course: 'B.Des.', exam: 'UCEED' },
  ]
  expect(
    careerSteps(
      { title: 'Designer', titleLocal: 'डिज़ाइनर', paths, courses: [course('BA', 'undergraduate')], exams: [] },
      'en',
    ),
  ).toEqual([
    { stage: 'Degree', options: [{ label: 'UCEED' }, { label: 'B.Des.' }], hiddenCount: 0 },
    { stage: 'Work', options: [{ label: 'Designer' }], hiddenCount: 0 },
  ])
})

it('is in Hindi, and marks what an editor wrote in English', () => {
  const paths = [
    { stage: 'Degree', course: 'B.Des.', exam: null },
    { stage: 'Portfolio', course: 'Own work', exam: null },
  ]
  const career = { title: 'Designer', titleLocal: 'डिज़ाइनर', paths, courses: [], exams: [] }
  expect(careerSteps(career, 'hi')).toEqual([
    { stage: 'डिग्री', options: [{ label: 'B.Des.', lang: 'en' }], hiddenCount: 0 },
    { stage: 'Portfolio', lang: 'en', options: [{ label: 'Own work', lang: 'en' }], hiddenCount: 0 },
    { stage: 'काम', options: [{ label: 'डिज़ाइनर' }], hiddenCount: 0 },
  ])
})

it('or else by courses and exams, with what comes after a first degree apart', () => {
  const steps = careerSteps(
    {
      title: 'Engineer',
      titleLocal: null,
      paths: [],
      courses: [course('BTech', 'undergraduate'), course('MTech', 'postgraduate'), course('PhD', 'doctoral')],
      exams: ['A', 'B', 'C', 'D', 'E', 'F'].map(exam),
    },
    'en',
  )
  expect(steps.map(({ stage, options, hiddenCount }) => [stage, options.length, hiddenCount])).toEqual([
    ['School', 1, 0],
    ['Entrance exam', 4, 2],
    ['First degree or diploma', 1, 0],
    ['Further study', 2, 0],
    ['Work', 1, 0],
  ])
})

it('shows no way where none is known', () => {
  expect(careerSteps({ title: 'X', titleLocal: null, paths: [], courses: [], exams: [] }, 'en')).toEqual([])
})
