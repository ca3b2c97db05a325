/** The operator's tag for advertisements, where there is one. */
export const ads = {
  title: 'Advertising tag',
  ask: 'May this page load an advertising tag of {host}? It may set cookies and follow your visits. It is not needed for anything here, and it is for adults alone.',
  agree: 'Yes, I am 18 or older',
  decline: 'No',
  on: 'The advertising tag of {host} is on.',
  turnOff: 'Turn it off',
  none: 'We set no cookies, show no advertisements and use no measuring services of other companies.',
  some: 'We set no cookies of our own and use no measuring services. Where you agree and say that you are 18 or older, and while you are not signed in, a list or the page of an institute loads an advertising tag of {host}, which may set cookies and follow your visits. Pages with a form never do. You turn it off at the end of such a page.',
} as const
