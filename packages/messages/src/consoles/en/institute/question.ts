/** An institute's questions to its applicants. */
export const question = {
  many: 'Questions to applicants',
  intro:
    'They are asked in your application form, after what every family is asked. An application that was sent keeps the questions that it answered.',
  none: 'You ask no questions of your own yet.',
  list: 'Questions',
  limit: 'At most {count}, in this order',
  one: 'a question',
  untitled: 'New question',
  label: 'Question',
  labelLocal: 'Question in Hindi',
  labelLocalHelp: 'Shown to families who use Pravesh in Hindi',
  kind: 'Answer',
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'One of several choices',
  choices: 'Choices',
  choicesHelp: 'At least two. Press Enter after each',
  required: 'An answer is required',
  requiredMark: 'required',
} as const
