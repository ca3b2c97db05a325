/** The card of an institute that other sites frame, and how they do. */
export const embed = {
  more: 'Fees, admission and reviews on Pravesh',
  title: 'Show an institute on your site',
  text: 'Every school and college has a small card that any site may show. It has no script, no cookie and no tracking, and changes with the page.',
  how: 'Put this where the card is to be, with the name from the address of the page:',
  inHindi: 'For the card in Hindi, the address begins with /hi/embed/.',
} as const
