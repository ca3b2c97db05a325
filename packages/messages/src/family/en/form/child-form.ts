export const childForm = {
  title: 'A child’s form',
  lead: 'Filled once: every school that you apply to reads it.',
  noChild: 'Add a child first: the form is the child’s.',
  addChild: 'Add a child',
  switch: 'Whose form',
  of: 'Form of {name}',
} as const
