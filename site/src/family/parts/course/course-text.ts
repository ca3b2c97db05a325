import type { CourseSummary } from '@pravesh/contract'

/** A course with its specialization as a person reads it; empty where none is chosen. */
export const courseText = ({ courseName, specializationName }: CourseSummary): string =>
  [courseName, specializationName].filter(Boolean).join(', ')
