/** The course that a student applies for at a college. */
export const course = {
  label: 'Course',
  specialization: 'Specialization',
  save: 'Save the course',
  choose: 'Choose the course',
  change: 'Change the course',
  another: 'Apply for another course',
  add: 'Add this course',
  keep: 'Leave it',
  notChosen: 'No course chosen yet',
  notOnRecord: 'Course: not on record here. Say in the form which one you apply for.',
  saved: 'Course saved',
  which: 'Which course do you apply for?',
} as const
